// run: scan --only stale-value
// expect: none
// The value is read again under the second lock.

public class StaticLockOk {
    private static final Object LOCK = new Object();
    private static int next;

    public static int fresh() {
        int id;
        synchronized (LOCK) {
            id = next;
        }
        System.out.println("about " + id);
        synchronized (LOCK) {
            id = next;
            next = id + 1;
        }
        return id;
    }
}
