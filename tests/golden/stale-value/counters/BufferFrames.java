// run: scan --only stale-value
// expect: none
// the first look at the pin count only chooses a candidate; the count is checked again under the lock before the page is dropped
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class BufferFrames {
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

    private boolean looksFree(int page) {
        latch.lock();
        try {
            Frame f = frames.get(page);
            return f != null && f.pins == 0;
        } finally {
            latch.unlock();
        }
    }

    private boolean dropIfFree(int page) {
        latch.lock();
        try {
            Frame f = frames.get(page);
            if (f == null || f.pins > 0) {
                return false;
            }
            frames.remove(page);
            return true;
        } finally {
            latch.unlock();
        }
    }

    public int evictSome(int from, int to) {
        int n = 0;
        for (int page = from; page < to; page++) {
            if (looksFree(page) && dropIfFree(page)) {
                n++;
            }
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        BufferFrames pool = new BufferFrames();
        Thread query = new Thread(() -> {
            for (int i = 0; i < 20000; i++) {
                pool.pin(i % 4);
                pool.unpin(i % 4);
            }
        });
        Thread cleaner = new Thread(() -> {
            for (int i = 0; i < 5000; i++) {
                pool.evictSome(0, 4);
            }
        });
        query.start();
        cleaner.start();
        query.join();
        cleaner.join();
        System.out.println(pool.evictSome(0, 4) <= 4);
    }
}
// corpus: unseen11
