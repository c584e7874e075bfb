// run: scan --only stale-value
// expect: none
// lazy creation wholly inside a static synchronized method
public class SynchronizedLazy {
    private static SynchronizedLazy instance;
    private int users;

    private SynchronizedLazy() {
    }

    public static synchronized SynchronizedLazy instance() {
        if (instance == null) {
            instance = new SynchronizedLazy();
        }
        instance.users++;
        return instance;
    }
}
// corpus: unseen
