// run: scan --only stale-value
// expect: stale-value
// evict reads the pin count under the lock, releases it, and drops the page under the lock taken again without looking at the count once more
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class PageFrames {
    private static final class Frame {
        final byte[] data = new byte[128];
        int pins;
    }

    private final ReentrantLock latch = new ReentrantLock();
    private final Map<Integer, Frame> frames = new HashMap<>();

    public byte[] pin(int page) {
        latch.lock();
        try {
            Frame f = frames.computeIfAbsent(page, p -> new Frame());
            f.pins++;
            return f.data;
        } finally {
            latch.unlock();
        }
    }

    public void unpin(int page) {
        latch.lock();
        try {
            frames.get(page).pins--;
        } finally {
            latch.unlock();
        }
    }

    private int pins(int page) {
        latch.lock();
        try {
            Frame f = frames.get(page);
            return f == null ? -1 : f.pins;
        } finally {
            latch.unlock();
        }
    }

    private void drop(int page) {
        latch.lock();
        try {
            frames.remove(page);
        } finally {
            latch.unlock();
        }
    }

    public boolean evict(int page) {
        if (pins(page) == 0) {
            drop(page);
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        PageFrames pool = new PageFrames();
        Thread query = new Thread(() -> {
            for (int i = 0; i < 100000; i++) {
                pool.pin(i % 4);
                pool.unpin(i % 4);
            }
        });
        Thread cleaner = new Thread(() -> {
            for (int i = 0; i < 100000; i++) {
                pool.evict(i % 4);
            }
        });
        query.start();
        cleaner.start();
        query.join();
        cleaner.join();
    }
}
// corpus: unseen11
