// run: scan --only atomicity
// expect: atomicity method=UnknownContextBad.f line=here witness=p
// The context is no locking expression (a call's result): `*` may be a context.

import java.util.concurrent.ConcurrentHashMap;

public class UnknownContextBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private final ConcurrentHashMap<String, Object> locks = new ConcurrentHashMap<>();

    private Object lockFor(String name) { return locks.computeIfAbsent(name, k -> new Object()); }

    public double f(String name, Point p) {
        synchronized (lockFor(name)) {
            double x = p.getX();
            return x + p.getY(); // <- here
        }
    }
}
