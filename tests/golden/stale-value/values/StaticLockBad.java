// run: scan --only stale-value
// expect: stale-value method=StaticLockBad.fresh line=here

public class StaticLockBad {
    private static final Object LOCK = new Object();
    private static int next;

    public static int fresh() {
        int id;
        synchronized (LOCK) {
            id = next;
        }
        synchronized (LOCK) { next = id + 1; } // <- here
        return id;
    }
}
