// run: scan --only stale-value
// expect: stale-value method=StaticAccessorsBad.fresh line=here
// Static synchronized accessors: the lock is the class object.

public class StaticAccessorsBad {
    private static int next;

    static synchronized int get() { return next; }
    static synchronized void set(int n) { next = n; }

    public static int fresh() {
        int id = get();
        set(id + 1); // <- here
        return id;
    }
}
