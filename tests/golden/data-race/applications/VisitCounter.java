// Each shard is only touched under the lock with its own index; the arrays are filled in the constructor before the threads start.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class VisitCounter {
    private static final int STRIPES = 8;

    private final Lock[] locks = new Lock[STRIPES];
    private final Shard[] shards = new Shard[STRIPES];

    private static class Shard {
        final Map<String, Integer> visits = new HashMap<>();
        long total;
    }

    VisitCounter() {
        for (int i = 0; i < STRIPES; i++) {
            locks[i] = new ReentrantLock();
            shards[i] = new Shard();
        }
    }

    private static int stripe(String page) {
        int h = page.hashCode();
        return (h ^ h >>> 16) & STRIPES - 1;
    }

    void visit(String page) {
        int s = stripe(page);
        locks[s].lock();
        try {
            shards[s].visits.merge(page, 1, Integer::sum);
            shards[s].total++;
        } finally {
            locks[s].unlock();
        }
    }

    int visits(String page) {
        int s = stripe(page);
        Lock l = locks[s];
        l.lock();
        try {
            return shards[s].visits.getOrDefault(page, 0);
        } finally {
            l.unlock();
        }
    }

    long total() {
        long t = 0;
        for (int i = 0; i < STRIPES; i++) {
            locks[i].lock();
            try {
                t += shards[i].total;
            } finally {
                locks[i].unlock();
            }
        }
        return t;
    }

    public static void main(String[] args) throws InterruptedException {
        VisitCounter counter = new VisitCounter();
        Thread[] browsers = new Thread[3];
        for (int b = 0; b < browsers.length; b++) {
            int offset = b;
            browsers[b] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    counter.visit("page" + (i + offset) % 30);
                }
            });
            browsers[b].start();
        }
        System.out.println("page3 so far " + counter.visits("page3"));
        for (Thread t : browsers) {
            t.join();
        }
        System.out.println(counter.total());
    }
}
// corpus: unseen26
