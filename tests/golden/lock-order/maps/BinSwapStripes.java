// run: scan --only lock-order
// expect: lock-order
// StripedLocks.withBoth locks the stripe of the first key, then the stripe of the second, in argument order; pickers swapping bin "A7" with "K2" and "K2" with "A7" deadlock.
package warehouse.bins;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

final class StripedLocks {
    private final ReentrantLock[] stripes;

    StripedLocks(int n) {
        stripes = new ReentrantLock[n];
        for (int i = 0; i < n; i++) {
            stripes[i] = new ReentrantLock();
        }
    }

    private int index(Object key) {
        int h = key.hashCode();
        return (h ^ (h >>> 16)) & (stripes.length - 1);
    }

    ReentrantLock stripe(Object key) {
        return stripes[index(key)];
    }

    void withBoth(Object first, Object second, Runnable action) {
        ReentrantLock a = stripe(first);
        ReentrantLock b = stripe(second);
        a.lock();
        try {
            b.lock();
            try {
                action.run();
            } finally {
                b.unlock();
            }
        } finally {
            a.unlock();
        }
    }
}

class Warehouse {
    private final StripedLocks locks = new StripedLocks(16);
    private final Map<String, Integer> stock = new ConcurrentHashMap<>();

    void put(String bin, int qty) {
        ReentrantLock l = locks.stripe(bin);
        l.lock();
        try {
            stock.put(bin, qty);
        } finally {
            l.unlock();
        }
    }

    void swap(String left, String right) {
        locks.withBoth(left, right, () -> {
            Integer l = stock.get(left);
            Integer r = stock.get(right);
            stock.put(left, r);
            stock.put(right, l);
        });
    }

    int quantity(String bin) {
        return stock.getOrDefault(bin, 0);
    }
}

public class BinSwapStripes {
    public static void main(String[] args) throws InterruptedException {
        Warehouse w = new Warehouse();
        w.put("A7", 10);
        w.put("K2", 20);
        ExecutorService pickers = Executors.newFixedThreadPool(2);
        pickers.submit(() -> {
            for (int i = 0; i < 100_000; i++) {
                w.swap("A7", "K2");
            }
        });
        pickers.submit(() -> {
            for (int i = 0; i < 100_000; i++) {
                w.swap("K2", "A7");
            }
        });
        pickers.shutdown();
        pickers.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(w.quantity("A7") + "/" + w.quantity("K2"));
    }
}
// corpus: unseen
