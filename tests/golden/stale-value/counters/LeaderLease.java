// run: scan --only stale-value
// expect: stale-value
// Owner checked in one synchronized section and set in the next; both nodes become leader.
public class LeaderLease {
    private String owner;

    private synchronized boolean vacant() {
        return owner == null;
    }

    private synchronized void install(String node) {
        owner = node;
    }

    synchronized void release() {
        owner = null;
    }

    boolean campaign(String node) {
        if (vacant()) {
            install(node);
            return true;
        }
        return false;
    }

    static final class Node implements Runnable {
        private final LeaderLease lease;
        private final String name;

        Node(LeaderLease lease, String name) {
            this.lease = lease;
            this.name = name;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                if (lease.campaign(name)) {
                    System.out.println(name + " leads term " + i);
                    lease.release();
                }
            }
        }
    }

    public static void main(String[] args) throws Exception {
        LeaderLease lease = new LeaderLease();
        Thread a = new Thread(new Node(lease, "n1"));
        Thread b = new Thread(new Node(lease, "n2"));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
