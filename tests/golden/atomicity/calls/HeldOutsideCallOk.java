// run: scan --only atomicity
// expect: none
// As HeldOutsideOk, with the two calls in an unsynchronized callee (FINAL_T, FINAL_P).

public class HeldOutsideCallOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private double sum;

    private void both(Point p) {
        sum += p.getX();
        sum += p.getY();
    }

    public void f(Point p) {
        synchronized (p) {
            synchronized (this) {
                both(p);
            }
        }
    }
}
