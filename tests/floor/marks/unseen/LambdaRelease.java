import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** guard() locks and returns a method reference that unlocks; tryGuard() may return null. */
public class LambdaRelease {
    @FunctionalInterface
    interface Guard extends AutoCloseable {
        @Override
        void close();
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> leases = new HashMap<>(); // shared
    private int busy;
    private int peeks;

    private Guard guard() {
        lock.lock();
        return lock::unlock;
    }

    private Guard tryGuard() {
        return lock.tryLock() ? lock::unlock : null;
    }

    void lease(String id) {
        try (Guard g = guard()) {
            leases.merge(id, 1, Integer::sum); // @lease held: lock, not parallel: lease, not parallel: expire
        }
    }

    void expire(String id) {
        try (Guard g = tryGuard()) {
            if (g == null) {
                busy++; // @busy not held: lock, parallel: lease, parallel: busy
                return;
            }
            leases.remove(id); // @expire held: lock, not parallel: expire
        }
    }

    void peek() {
        Guard g = guard();
        g.close();
        peeks++; // @peek not held: lock, parallel: lease, parallel: peek
    }

    public static void main(String[] args) throws InterruptedException {
        LambdaRelease table = new LambdaRelease();
        Thread[] threads = new Thread[3]; // confined
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                table.lease("x");
                table.expire("x");
                table.peek();
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(table.busy + table.peeks);
    }
}
