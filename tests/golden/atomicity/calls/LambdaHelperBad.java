// run: scan --only atomicity
// expect: atomicity method=LambdaHelperBad.f line=here witness=p context=this
// A helper of the class runs what it is given.

public class LambdaHelperBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private static void timed(Runnable r) {
        long start = System.nanoTime();
        r.run();
        System.out.println(System.nanoTime() - start);
    }

    public synchronized void f(Point p) {
        timed(() -> p.move(1, 0));
        timed(() -> p.move(0, 1)); // <- here
    }
}
