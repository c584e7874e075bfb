// run: scan --only atomicity
// expect: atomicity method=LambdaWithLockBad.lambda$f$0 line=here witness=p context=this.lock
// The method that runs the lambda holds the context.

import java.util.concurrent.locks.ReentrantLock;

public class LambdaWithLockBad {
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

    public void f(Point p) {
        withLock(() -> {
            sum += p.getX();
            sum += p.getY(); // <- here
        });
    }
}
