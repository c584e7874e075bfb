// run: scan --library --only atomicity
// expect: none
// Cases of switches over one value, strings, constants of an enum and classes that exclude each other.
public class InfeasibleCaseOk {
    public enum Axis { X, Y, BOTH }

    public synchronized double number(Point p, int kind) {
        double r = 0;
        switch (kind) {
        case 1:
            r = p.getX();
            break;
        default:
        }
        switch (kind) {
        case 2:
            r += p.getY();
            break;
        default:
        }
        return r;
    }

    public synchronized double constant(Point p, Axis axis) {
        double r = 0;
        if (axis == Axis.X)
            r = p.getX();
        if (axis == Axis.Y)
            r += p.getY();
        return r;
    }

    public synchronized double constants(Point p, Axis axis) {
        double r = 0;
        switch (axis) {
        case X:
            r = p.getX();
            break;
        default:
        }
        switch (axis) {
        case Y:
            r += p.getY();
            break;
        default:
        }
        return r;
    }

    public synchronized double text(Point p, String axis) {
        double r = 0;
        if ("x".equals(axis))
            r = p.getX();
        if (axis.equals("y"))
            r += p.getY();
        return r;
    }

    public synchronized double texts(Point p, String axis) {
        double r = 0;
        switch (axis) {
        case "x":
            r = p.getX();
            break;
        default:
        }
        switch (axis) {
        case "y":
            r += p.getY();
            break;
        default:
        }
        return r;
    }

    public synchronized double empty(Point p, String axis) {
        double r = 0;
        if (axis.isEmpty())
            r = p.getX();
        if (!axis.isEmpty())
            r += p.getY();
        return r;
    }

    public synchronized double kind(Point p, Object axis) {
        double r = 0;
        if (axis instanceof String)
            r = p.getX();
        if (axis instanceof Integer)
            r += p.getY();
        return r;
    }

    public synchronized double swapped(Point p, int a, int b) {
        double r = 0;
        if (a < b)
            r = p.getX();
        if (b <= a)
            r += p.getY();
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
