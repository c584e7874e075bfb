// run: scan --only stale-value
// expect: none
// the counts read from the pool are only formatted and printed; acquiring and releasing are single semaphore operations
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;

public class PoolMonitor {
    static final class Pool {
        private final int size;
        private final Semaphore permits;
        private final AtomicLong served = new AtomicLong();

        Pool(int size) {
            this.size = size;
            this.permits = new Semaphore(size);
        }

        boolean use() {
            if (!permits.tryAcquire()) {
                return false;
            }
            try {
                served.incrementAndGet();
                return true;
            } finally {
                permits.release();
            }
        }

        int active() {
            return size - permits.availablePermits();
        }

        long served() {
            return served.get();
        }
    }

    static String describe(Pool pool) {
        int active = pool.active();
        long served = pool.served();
        String state = active == 0 ? "idle" : active < pool.size ? "working" : "exhausted";
        return state + " active=" + active + " served=" + served;
    }

    public static void main(String[] args) throws InterruptedException {
        Pool pool = new Pool(2);
        Thread[] users = new Thread[4];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int k = 0; k < 2000; k++) {
                    pool.use();
                }
            });
            users[i].start();
        }
        for (int i = 0; i < 5; i++) {
            System.out.println(describe(pool));
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println(describe(pool));
    }
}
// corpus: unseen11
