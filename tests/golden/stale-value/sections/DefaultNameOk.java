// run: scan --only atomicity,stale-value
// expect: none
// The default property of TVSchedulerPro (seed 002): a default overwrites what somebody has set in between.

public class DefaultNameOk {
    private String name;

    public synchronized String name() { return name; }

    public synchronized void name(String s) { name = s; }

    public void ensureName() {
        synchronized (this) {
            String s = name();
            if (s == null || s.isEmpty())
                name("anonymous");
        }
    }
}
// corpus: published
