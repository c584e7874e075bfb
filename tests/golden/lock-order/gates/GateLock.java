// run: scan --only lock-order
// expect: none
// The two inner locks are taken in both orders, but only while the gate lock is held, so the two orders can never overlap.
public class GateLock {
    private final Object gate = new Object();
    private final Object disk = new Object();
    private final Object net = new Object();
    private int saved;
    private int sent;

    void backup() {
        synchronized (gate) {
            synchronized (disk) {
                saved++;
                synchronized (net) {
                    sent++;
                }
            }
        }
    }

    void restore() {
        synchronized (gate) {
            synchronized (net) {
                sent--;
                synchronized (disk) {
                    saved--;
                }
            }
        }
    }

    int saved() {
        synchronized (disk) {
            return saved;
        }
    }

    int sent() {
        synchronized (net) {
            return sent;
        }
    }

    public static void main(String[] args) {
        GateLock g = new GateLock();
        new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                g.backup();
            }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                g.restore();
            }
        }).start();
        System.out.println(g.saved() + g.sent());
    }
}
// corpus: unseen
