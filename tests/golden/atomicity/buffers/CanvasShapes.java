// run: scan --only atomicity
// expect: atomicity method=CanvasShapes$Canvas.inside line=here
// Canvas.contains (context Canvas.lock): Disc.cx, Disc.cy, Disc.radius are separate sections of the shared Disc.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class CanvasShapes {
    public static class Disc {
        private int cx, cy, radius;
        public synchronized int cx() { return cx; }
        public synchronized int cy() { return cy; }
        public synchronized int radius() { return radius; }
        public synchronized void set(int x, int y, int r) { cx = x; cy = y; radius = r; }
    }

    public static class Canvas {
        private final ReentrantLock lock = new ReentrantLock();
        private final List<Disc> discs = new ArrayList<>();

        public void add(Disc d) {
            lock.lock();
            try { discs.add(d); } finally { lock.unlock(); }
        }
        public boolean contains(int x, int y) {
            lock.lock();
            try {
                return discs.stream().anyMatch(d -> inside(d, x, y));
            } finally { lock.unlock(); }
        }
        private static boolean inside(Disc d, int x, int y) {
            int dx = d.cx() - x, dy = d.cy() - y, r = d.radius(); // <- here
            return dx * dx + dy * dy <= r * r;
        }
    }
}
// corpus: unseen
