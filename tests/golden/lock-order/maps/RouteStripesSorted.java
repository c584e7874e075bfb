// run: scan --only lock-order
// expect: none
// the smaller index is always locked first
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

public class RouteStripesSorted {
    private final ReentrantLock[] stripes = new ReentrantLock[16];
    private final long[] values = new long[16];

    RouteStripesSorted() {
        for (int i = 0; i < stripes.length; i++) stripes[i] = new ReentrantLock();
    }
    void move(int src, int dst, long amount) {
        if (src == dst) return;
        int lo = Math.min(src, dst);
        int hi = Math.max(src, dst);
        stripes[lo].lock();
        try {
            stripes[hi].lock();
            try {
                values[src] -= amount;
                values[dst] += amount;
            } finally {
                stripes[hi].unlock();
            }
        } finally {
            stripes[lo].unlock();
        }
    }
    public static void main(String[] args) {
        RouteStripesSorted r = new RouteStripesSorted();
        ExecutorService ex = Executors.newCachedThreadPool();
        for (int t = 0; t < 4; t++) {
            ex.execute(() -> {
                for (int i = 0; i < 1000; i++) {
                    ThreadLocalRandom rnd = ThreadLocalRandom.current();
                    r.move(rnd.nextInt(16), rnd.nextInt(16), 1);
                }
            });
        }
        ex.shutdown();
    }
}
// corpus: unseen
