// run: scan --only atomicity
// expect: none
// Nobody holds another lock.

public class CalleeTwiceOk {
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
        both(p);
    }
}
