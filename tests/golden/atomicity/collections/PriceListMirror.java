// run: scan --only atomicity
// expect: atomicity
// sync() holds the mirror; version() and items() are read under two separate read locks of the shared list, so the mirror may store new items under an old version or the reverse
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PriceListMirror {
    static final class PriceList {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, Integer> items = new HashMap<>();
        private int version;

        void publish(String sku, int cents) {
            rw.writeLock().lock();
            try {
                items.put(sku, cents);
                version++;
            } finally {
                rw.writeLock().unlock();
            }
        }

        int version() {
            rw.readLock().lock();
            try {
                return version;
            } finally {
                rw.readLock().unlock();
            }
        }

        Map<String, Integer> items() {
            rw.readLock().lock();
            try {
                return Map.copyOf(items);
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private Map<String, Integer> copy = Map.of();
    private int copyVersion = -1;

    synchronized boolean sync(PriceList source) {
        Map<String, Integer> fresh = source.items();
        int v = source.version();
        if (v == copyVersion) {
            return false;
        }
        copy = fresh;
        copyVersion = v;
        return true;
    }

    synchronized int price(String sku) {
        return copy.getOrDefault(sku, -1);
    }

    public static void main(String[] args) throws InterruptedException {
        PriceList list = new PriceList();
        PriceListMirror mirror = new PriceListMirror();
        Thread editor = new Thread(() -> {
            for (int i = 0; i <= 5000; i++) {
                list.publish("lamp", i);
            }
        });
        Thread poller = new Thread(() -> {
            while (editor.isAlive()) {
                mirror.sync(list);
            }
            mirror.sync(list);
        });
        editor.start();
        poller.start();
        poller.join();
        System.out.println(mirror.price("lamp"));
    }
}
// corpus: unseen12
