// run: scan --only atomicity
// expect: none
// Under the lock the lambdas are only made, not run.

import java.util.List;

public class LambdaCreatedOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    public synchronized void plan(Point p, List<Runnable> out) {
        Runnable a = () -> p.move(1, 0);
        Runnable b = () -> p.move(0, 1);
        tasks[0] = a;
        tasks[1] = b;
    }

    private final Runnable[] tasks = new Runnable[2];
}
