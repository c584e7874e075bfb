// run: scan --library --only atomicity
// expect: atomicity
// scale() holds the plot's read lock and reads low() and high() of the shared axis in two lock sections: setBounds between gives a mixed pair (zero or negative span)
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PlotWindow {
    public static class Axis {
        private double low;
        private double high = 1;

        public synchronized void setBounds(double l, double h) {
            if (h <= l) {
                throw new IllegalArgumentException("empty axis");
            }
            low = l;
            high = h;
        }

        public synchronized double low() {
            return low;
        }

        public synchronized double high() {
            return high;
        }
    }

    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final Axis axis = new Axis();
    private int pixels;

    public PlotWindow(int pixels) {
        this.pixels = pixels;
    }

    public Axis axis() {
        return axis;
    }

    public void resize(int p) {
        lock.writeLock().lock();
        try {
            pixels = p;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public int scale(double value) {
        lock.readLock().lock();
        try {
            double span = axis().high() - axis().low();
            double unit = (value - axis().low()) / span;
            return (int) Math.round(unit * pixels);
        } finally {
            lock.readLock().unlock();
        }
    }
}
// corpus: unseen17
