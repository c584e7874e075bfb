// run: scan --only atomicity
// expect: atomicity
// The singleton is in a holder class.
public class SingletonHolderBad {
    public static final class Cluster {
        private static class Holder {
            static final Cluster INSTANCE = new Cluster();
        }

        public static Cluster get() {
            return Holder.INSTANCE;
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
