// run: scan --only atomicity
// expect: none
// Who asks twice may get two objects: it is not one that the analysis could name.
public class SingletonReplacedOk {
    public static final class Cluster {
        private static Cluster current = new Cluster();

        public static Cluster get() {
            return current;
        }

        public static void replace() {
            current = new Cluster();
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
