// run: scan --only atomicity
// expect: atomicity method=WriteLockContextBad.f line=here witness=p

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockContextBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private double sum;

    public void f(Point p) {
        rw.writeLock().lock();
        try {
            sum += p.getX();
            sum += p.getY(); // <- here
        } finally {
            rw.writeLock().unlock();
        }
    }
}
