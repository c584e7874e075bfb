// run: scan --only stale-value
// expect: none

public class StaticAccessorsOk {
    private static int next;

    static synchronized int get() { return next; }
    static synchronized void set(int n) { next = n; }

    public static synchronized int fresh() {
        int id = get();
        set(id + 1);
        return id;
    }
}
