// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT MSC07-J: a singleton whose check is under the lock, and whose creation is under the lock again.

public class CertPoolSingletonOk {
    private static CertPoolSingletonOk instance;
    private int served;

    private CertPoolSingletonOk() {}

    private static synchronized boolean isMissing() {
        return instance == null;
    }

    private static synchronized void create() {
        if (instance == null)
        instance = new CertPoolSingletonOk();
    }

    public static CertPoolSingletonOk instance() {
        if (isMissing())
            create();
        synchronized (CertPoolSingletonOk.class) {
            return instance;
        }
    }

    public synchronized void serve() {
        served++;
    }
}
// corpus: published
