// run: scan --only stale-value
// expect: stale-value method=CertPoolSingletonBad.instance line=here
// SEI CERT MSC07-J: a singleton whose check is under the lock, and whose creation is under the lock again.

public class CertPoolSingletonBad {
    private static CertPoolSingletonBad instance;
    private int served;

    private CertPoolSingletonBad() {}

    private static synchronized boolean isMissing() {
        return instance == null;
    }

    private static synchronized void create() {
        instance = new CertPoolSingletonBad();
    }

    public static CertPoolSingletonBad instance() {
        if (isMissing())
            create(); // <- here
        synchronized (CertPoolSingletonBad.class) {
            return instance;
        }
    }

    public synchronized void serve() {
        served++;
    }
}
// corpus: published
