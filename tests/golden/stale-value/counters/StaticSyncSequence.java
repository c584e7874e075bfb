// run: scan --only stale-value
// expect: none
// whole sequence under the class lock, static and instance code both use it
public class StaticSyncSequence {
    private static int next = 1;
    private final int id;

    public StaticSyncSequence() {
        synchronized (StaticSyncSequence.class) {
            id = peek();
            advance();
        }
    }

    private static synchronized int peek() {
        return next;
    }

    private static synchronized void advance() {
        next++;
    }

    public int id() {
        return id;
    }
}
// corpus: unseen
