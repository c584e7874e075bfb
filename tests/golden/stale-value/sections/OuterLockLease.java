// run: scan --only stale-value
// expect: none
// Every caller of the two sections (check, install, release) holds the monitor reentrantly over both.
public class OuterLockLease {
    private String owner;

    private synchronized boolean vacant() {
        return owner == null;
    }

    private synchronized void install(String node) {
        owner = node;
    }

    synchronized boolean campaign(String node) {
        if (vacant()) {
            install(node);
            return true;
        }
        return false;
    }

    synchronized void release(String node) {
        if (node.equals(owner)) {
            install(null);
        }
    }

    public static void main(String[] args) throws Exception {
        OuterLockLease lease = new OuterLockLease();
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            String name = "n" + i;
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    if (lease.campaign(name)) {
                        lease.release(name);
                    }
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
    }
}
// corpus: unseen
