// WarmUp waits for the latch while holding mutex; the loaders need mutex (store) before they count down.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.CountDownLatch
// corpus: unseen31
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class CacheWarmup {
    private final Lock mutex = new ReentrantLock();
    private final Map<String, Integer> entries = new HashMap<>();
    private boolean warm;

    private void store(String key, int value) {
        mutex.lock();
        try {
            entries.put(key, value);
        } finally {
            mutex.unlock();
        }
    }

    private Thread loader(String region, CountDownLatch ready) {
        return new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                store(region + i, i * region.length());
            }
            ready.countDown();
        }, "load-" + region);
    }

    void warmUp(List<String> regions) throws InterruptedException {
        CountDownLatch ready = new CountDownLatch(regions.size());
        for (String r : regions) {
            loader(r, ready).start();
        }
        mutex.lock();
        try {
            if (!warm) {
                ready.await();
                warm = true;
            }
        } finally {
            mutex.unlock();
        }
    }

    Integer get(String key) {
        mutex.lock();
        try {
            return warm ? entries.get(key) : null;
        } finally {
            mutex.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CacheWarmup cache = new CacheWarmup();
        cache.warmUp(List.of("north", "south", "west"));
        System.out.println(cache.get("west4"));
    }
}
