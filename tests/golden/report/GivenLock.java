// Whoever calls use() chooses the lock: that it is one object is only said of the way on which it is.
// run: raddle scan --only lock-order --library $CLASSES
// exit: 1
// out: GivenLock.java:...: high lock-order: GivenLock.shared and GivenLock.class are locked in opposite orders [score ..., ...]
// out:   thread 1 holds java.lang.Object (GivenLock.shared) and waits for GivenLock.class:
// out:     GivenLock.lambda$start$0 (GivenLock.java:...)
// out:     GivenLock.use (GivenLock.java:...) takes lock (Object), then GivenLock.class
// out:   thread 2 holds GivenLock.class and waits for Object (GivenLock.shared):
// out: ...
// out:   for:     each lock is one object for the whole program
// out: ...
public class GivenLock {
    private static final Object shared = new Object();
    private static int n;

    public static void use(Object lock) {
        synchronized (lock) {
            synchronized (GivenLock.class) {
                n++;
            }
        }
    }

    public static synchronized void other() {
        synchronized (shared) {
            n++;
        }
    }

    public static void start() {
        new Thread(() -> use(shared)).start();
    }
}
