// run: scan --library --only atomicity
// The field is written in between: here, by a call, by others while this one waits, or because it is read in two sections.
public class InfeasibleFieldBad {
    public static class Here {
        private boolean polar;

        public synchronized double f(Point p) {
            double r = 0;
            if (polar)
                r = p.getX();
            polar = !polar;
            if (!polar)
                r += p.getY(); // expect: atomicity witness=p
            return r;
        }
    }

    public static class ByCall {
        private boolean polar;

        private void turn() { polar = !polar; }

        private void next() { turn(); }

        public synchronized double f(Point p) {
            double r = 0;
            if (polar)
                r = p.getX();
            next();
            if (!polar)
                r += p.getY(); // expect: atomicity witness=p
            return r;
        }
    }

    public static class Waiting {
        private boolean polar;

        public synchronized void turn() {
            polar = !polar;
            notifyAll();
        }

        public synchronized double f(Point p) throws InterruptedException {
            synchronized (p.getClass()) {
                double r = 0;
                if (polar)
                    r = p.getX();
                wait();
                if (!polar)
                    r += p.getY(); // expect: atomicity witness=p
                return r;
            }
        }
    }

    public static class Volatile {
        private volatile boolean polar;

        public void turn() { polar = !polar; }

        public synchronized double f(Point p) {
            double r = 0;
            if (polar)
                r = p.getX();
            if (!polar)
                r += p.getY(); // expect: atomicity witness=p
            return r;
        }
    }

    public static class Turns {
        private boolean polar;

        public synchronized double f(Point p, int n) {
            double r = 0;
            for (int i = 0; i < n; i++) {
                if (polar)
                    r += p.getX();
                if (!polar)
                    r *= p.getY(); // expect: atomicity witness=p
                polar = !polar;
            }
            return r;
        }
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
