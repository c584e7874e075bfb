// run: scan --library --only atomicity
// Conditions that look alike, but both hold: the same case, another string, classes of which one is the other.
public class InfeasibleCaseBad {
    public enum Axis { X, Y, BOTH }

    public synchronized double number(Point p, int kind) {
        double r = 0;
        switch (kind) {
        case 1:
        case 3:
            r = p.getX();
            break;
        default:
        }
        switch (kind) {
        case 3:
            r += p.getY(); // expect: atomicity witness=p
            break;
        default:
        }
        return r;
    }

    public synchronized double constant(Point p, Axis axis) {
        double r = 0;
        if (axis != Axis.X)
            r = p.getX();
        if (axis != Axis.Y)
            r += p.getY(); // expect: atomicity witness=p
        return r;
    }

    public synchronized double text(Point p, String from, String to) {
        double r = 0;
        if ("x".equals(from))
            r = p.getX();
        if ("y".equals(to))
            r += p.getY(); // expect: atomicity witness=p
        return r;
    }

    public synchronized double kind(Point p, Object axis) {
        double r = 0;
        if (axis instanceof Number)
            r = p.getX();
        if (axis instanceof Integer)
            r += p.getY(); // expect: atomicity witness=p
        return r;
    }

    public synchronized double faces(Point p, Object axis) {
        double r = 0;
        if (axis instanceof Runnable)
            r = p.getX();
        if (axis instanceof Comparable)
            r += p.getY(); // expect: atomicity witness=p
        return r;
    }
}

class Point {
    private double x, y;

    synchronized double getX() { return x; }

    synchronized double getY() { return y; }

    synchronized void move(double dx, double dy) {
        x += dx;
        y += dy;
    }
}
