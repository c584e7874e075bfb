// run: scan --library --only atomicity
// expect: none
// project() reads a version before and after the separate reads of the shared frame and tries again when it moved
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class MapViewport {
    public static class Frame {
        private double left;
        private double right = 1;
        private long version;

        public synchronized void setEdges(double l, double r) {
            if (r <= l) {
                throw new IllegalArgumentException("empty frame");
            }
            left = l;
            right = r;
            version++;
        }

        public synchronized double left() {
            return left;
        }

        public synchronized double right() {
            return right;
        }

        public synchronized long version() {
            return version;
        }
    }

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Frame frame = new Frame();
    private int pixels;

    public MapViewport(int pixels) {
        this.pixels = pixels;
    }

    public Frame frame() {
        return frame;
    }

    public void resize(int p) {
        lock.writeLock().lock();
        try {
            pixels = p;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public int project(double value) {
        lock.readLock().lock();
        try {
            while (true) {
                long before = frame.version();
                double l = frame.left();
                double r = frame.right();
                if (frame.version() == before) {
                    return (int) Math.round((value - l) / (r - l) * pixels);
                }
            }
        } finally {
            lock.readLock().unlock();
        }
    }
}
// corpus: unseen17
