// run: scan --only atomicity
// expect: none
// The singleton is held around both.
public class SingletonHeldOk {
    public static final class Cluster {
        private static final Cluster INSTANCE = new Cluster();

        public static Cluster get() {
            return INSTANCE;
        }

        private int used;

        private Cluster() {
        }

        public synchronized int used() {
            return used;
        }

        public synchronized void grant(int mb) {
            used += mb;
        }
    }

    private static int granted;

    public static synchronized boolean allocate(int mb) {
        synchronized (Cluster.get()) {
            if (Cluster.get().used() + mb > 100) {
                return false;
            }
            granted++;
            charge(Cluster.get(), mb);
            return true;
        }
    }

    private static void charge(Cluster c, int mb) {
        c.grant(mb);
    }
}
