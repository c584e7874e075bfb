// run: scan --only stale-value
// expect: none
// The default property of TVSchedulerPro (seed 002): a default overwrites what somebody has set in between.
// Missed: A constant counts as harmless, though others set other values.

public class FN_DefaultNameBad {
    private String name;

    public synchronized String name() { return name; }

    public synchronized void name(String s) { name = s; }

    public void ensureName() {
        String s = name();
        if (s == null || s.isEmpty())
            name("anonymous"); // missed
    }
}
