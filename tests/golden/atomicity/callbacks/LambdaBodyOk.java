// run: scan --only atomicity
// expect: none

public class LambdaBodyOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private double sum;

    public Runnable task(Point p) {
        return () -> {
            synchronized (this) {
                synchronized (p) {
                    sum += p.getX();
                    sum += p.getY();
                }
            }
        };
    }
}
