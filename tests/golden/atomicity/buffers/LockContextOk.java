// run: scan --only atomicity
// expect: none
// The second call is outside the context.

import java.util.concurrent.locks.ReentrantLock;

public class LockContextOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final ReentrantLock lock = new ReentrantLock();

    public double read(Point p) {
        double x;
        lock.lock();
        try {
            x = p.getX();
        } finally {
            lock.unlock();
        }
        return x + p.getY();
    }
}
