// run: scan --only lock-order
// expect: lock-order
// two elements of an array of locks are taken in argument order
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;

public class RouteStripes {
    private final ReentrantLock[] stripes = new ReentrantLock[16];
    private final long[] values = new long[16];

    RouteStripes() {
        for (int i = 0; i < stripes.length; i++) stripes[i] = new ReentrantLock();
    }
    void move(int src, int dst, long amount) {
        if (src == dst) return;
        stripes[src].lock();
        try {
            stripes[dst].lock();
            try {
                values[src] -= amount;
                values[dst] += amount;
            } finally {
                stripes[dst].unlock();
            }
        } finally {
            stripes[src].unlock();
        }
    }
    public static void main(String[] args) {
        RouteStripes r = new RouteStripes();
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
