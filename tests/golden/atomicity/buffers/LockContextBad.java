// run: scan --only atomicity
// expect: atomicity method=LockContextBad.read line=here witness=p context=this.lock
// A ReentrantLock as context.

import java.util.concurrent.locks.ReentrantLock;

public class LockContextBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final ReentrantLock lock = new ReentrantLock();

    public double read(Point p) {
        lock.lock();
        try {
            double x = p.getX();
            return x + p.getY(); // <- here
        } finally {
            lock.unlock();
        }
    }
}
