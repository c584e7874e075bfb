// run: scan --only atomicity
// expect: atomicity method=WhileConditionBad.f line=here witness=p context=this

public class WhileConditionBad {
    static class Point {
        private double x, y;
        synchronized double getX() { return x; }
        synchronized double getY() { return y; }
        synchronized void move(double dx, double dy) { x += dx; y += dy; }
    }

    private int steps;

    public synchronized void f(Point p) {
        while (p.getX() > 0) // <- here
            steps++;
    }
}
