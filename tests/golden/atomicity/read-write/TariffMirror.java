// run: scan --only atomicity
// expect: none
// version and items are read inside one hold of the source's read lock (read())
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class TariffMirror {
    static final class Tariffs {
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

        <R> R read(Function<Tariffs, R> body) {
            rw.readLock().lock();
            try {
                return body.apply(this);
            } finally {
                rw.readLock().unlock();
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

    record Copy(int version, Map<String, Integer> items) {}

    private Copy copy = new Copy(-1, Map.of());

    synchronized boolean sync(Tariffs source) {
        Copy fresh = source.read(t -> new Copy(t.version(), t.items()));
        boolean changed = fresh.version() != copy.version();
        copy = fresh;
        return changed;
    }

    synchronized int price(String sku) {
        return copy.items().getOrDefault(sku, -1);
    }

    public static void main(String[] args) throws InterruptedException {
        Tariffs list = new Tariffs();
        TariffMirror mirror = new TariffMirror();
        Thread editor = new Thread(() -> {
            for (int i = 0; i <= 5000; i++) {
                list.publish("lamp", i);
            }
        });
        Thread poller = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                mirror.sync(list);
            }
        });
        editor.start();
        poller.start();
        editor.join();
        poller.join();
        mirror.sync(list);
        System.out.println(mirror.price("lamp"));
    }
}
// corpus: unseen12
