// run: scan --only atomicity
// expect: none
// The lambda uses the lock that it is run under, and another one once.

import java.util.concurrent.locks.ReentrantLock;

public class LambdaWithLockOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private double sum;

    private void withLock(Runnable r) {
        lock.lock();
        try {
            r.run();
        } finally {
            lock.unlock();
        }
    }

    private void add(double d) {
        lock.lock();
        try {
            sum += d;
        } finally {
            lock.unlock();
        }
    }

    public void f(Point p) {
        withLock(() -> {
            add(p.getX());
            add(1);
        });
    }
}
