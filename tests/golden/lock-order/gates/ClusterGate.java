// run: scan --only lock-order
// expect: none
// the opposite orders of pool and lease locks are both taken only under the common gate
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;

public class ClusterGate {
    static final class NodePool {
        final ReentrantLock lock = new ReentrantLock();
        private int idle = 10;

        void shift(int by) {
            lock.lock();
            try {
                idle += by;
            } finally {
                lock.unlock();
            }
        }

        int idle() {
            lock.lock();
            try {
                return idle;
            } finally {
                lock.unlock();
            }
        }
    }

    static final class LeaseTable {
        final ReentrantLock lock = new ReentrantLock();
        private int active;

        void shift(int by) {
            lock.lock();
            try {
                active += by;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Object gate = new Object();
    private final NodePool pool = new NodePool();
    private final LeaseTable leases = new LeaseTable();

    void grant() {
        synchronized (gate) {
            pool.lock.lock();
            try {
                leases.shift(1);
                pool.shift(-1);
            } finally {
                pool.lock.unlock();
            }
        }
    }

    void giveBack() {
        synchronized (gate) {
            leases.lock.lock();
            try {
                pool.shift(1);
                leases.shift(-1);
            } finally {
                leases.lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        ClusterGate g = new ClusterGate();
        CompletableFuture<Void> a = CompletableFuture.runAsync(() -> repeat(g::grant));
        CompletableFuture<Void> b = CompletableFuture.runAsync(() -> repeat(g::giveBack));
        CompletableFuture.allOf(a, b).join();
        System.out.println(g.pool.idle());
    }

    private static void repeat(Runnable step) {
        for (int i = 0; i < 5_000; i++) {
            step.run();
        }
    }
}
// corpus: unseen15
