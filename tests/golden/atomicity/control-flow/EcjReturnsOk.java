// run: scan --only atomicity
// compiler: ecj -17 -proc:none
// expect: none
// As EcjReturnsBad, with one block around both steps.

public class EcjReturnsOk {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private int n;

    public int f(Point p, int k) {
        try {
            synchronized (this) {
                synchronized (p) {
                    try {
                        if (k == 0)
                            return n;
                        synchronized (p) {
                            n++;
                            if (k == 1)
                                return n;
                        }
                    } catch (RuntimeException e) {
                        return -1;
                    }
                    synchronized (p) {
                        n--;
                    }
                }
            }
        } finally {
            k = 0;
        }
        return k;
    }
}
