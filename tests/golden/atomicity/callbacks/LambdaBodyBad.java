// run: scan --only atomicity
// expect: atomicity method=LambdaBodyBad.lambda$task$0 line=here witness=p
// Context and witness are inside a lambda; p is captured.

public class LambdaBodyBad {
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
                sum += p.getX();
                sum += p.getY(); // <- here
            }
        };
    }
}
