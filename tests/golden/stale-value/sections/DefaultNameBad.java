// run: scan --only stale-value
// expect: stale-value method=DefaultNameBad.ensureName line=here
// The default property of TVSchedulerPro (seed 002): a default overwrites what somebody has set in between.

public class DefaultNameBad {
    private String name;

    public synchronized String name() { return name; }

    public synchronized void name(String s) { name = s; }

    public void ensureName() {
        String s = name();
        if (s == null || s.isEmpty())
            name("anonymous"); // <- here
    }
}
// corpus: published
