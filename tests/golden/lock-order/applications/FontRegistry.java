// Lock downgrading: the read lock is taken while the write lock is held by the same thread, which is allowed; the read lock is always released before the write lock is requested.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class FontRegistry {

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> widths = new HashMap<>();

    int measure(String font, String text) {
        rw.readLock().lock();
        if (!widths.containsKey(font)) {
            rw.readLock().unlock();
            rw.writeLock().lock();
            try {
                if (!widths.containsKey(font)) {
                    widths.put(font, 4 + font.length());
                }
                rw.readLock().lock();
            } finally {
                rw.writeLock().unlock();
            }
        }
        try {
            return widths.get(font) * text.length();
        } finally {
            rw.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FontRegistry registry = new FontRegistry();
        String[] fonts = {"Serif", "Mono", "Sans"};
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 12; i++) {
            final int n = i;
            pool.execute(() -> {
                String font = fonts[n % fonts.length];
                System.out.println(font + " " + registry.measure(font, "headline " + n));
            });
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
    }
}
