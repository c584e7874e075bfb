// run: scan --only atomicity
// expect: atomicity method=EscapingFieldBad.f line=here witness=this.p context=this
// The witness is handed to another thread by the constructor.

public class EscapingFieldBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final Point p = new Point();

    public EscapingFieldBad() {
        Point q = p;
        new Thread(() -> q.move(1, 1)).start();
    }

    public synchronized double f() {
        double x = p.getX();
        return x + p.getY(); // <- here
    }
}
