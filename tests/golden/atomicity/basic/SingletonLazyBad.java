// run: scan --only atomicity
// expect: atomicity
// The singleton is made when it is asked for first.
public class SingletonLazyBad {
    public static final class Cluster {
        private static Cluster instance;

        public static synchronized Cluster get() {
            if (instance == null) {
                instance = new Cluster();
            }
            return instance;
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
        if (Cluster.get().used() + mb > 100) {
            return false;
        }
        granted++;
        charge(Cluster.get(), mb);
        return true;
    }

    private static void charge(Cluster c, int mb) {
        c.grant(mb);
    }
}
