// run: scan --library --only atomicity
// expect: none
// A field that nobody writes in between, read right here or by a getter: it cannot be set and not set.
public class InfeasibleFieldOk {
    private boolean polar;
    private int kind;
    private Object scale;

    public synchronized void use(boolean polar, int kind, Object scale) {
        this.polar = polar;
        this.kind = kind;
        this.scale = scale;
    }

    private boolean isPolar() { return polar; }

    public synchronized double flag(Point p) {
        double r = 0;
        if (polar)
            r = p.getX();
        if (!polar)
            r += p.getY();
        return r;
    }

    public synchronized double getter(Point p) {
        double r = 0;
        if (isPolar())
            r = p.getX();
        if (!polar)
            r += p.getY();
        return r;
    }

    public synchronized double number(Point p) {
        double r = 0;
        if (kind == 1)
            r = p.getX();
        if (2 == kind)
            r += p.getY();
        return r;
    }

    public synchronized double reference(Point p) {
        double r = 0;
        if (scale == null)
            r = p.getX();
        if (scale != null)
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
