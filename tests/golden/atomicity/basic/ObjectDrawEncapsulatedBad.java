// run: scan --only atomicity
// expect: atomicity method=ObjectDrawEncapsulatedBad.shift line=here witness=this.bounds context=this
// Seed 002, ObjectDraw's stylistic problem: the box is encapsulated, the lock on this protects it. Class: style, because not all users of a public class are seen.

public class ObjectDrawEncapsulatedBad {
    public static class Bounds {
        private int x, w;
        public synchronized int x() { return x; }
        public synchronized void x(int v) { x = v; }
    }

    private final Bounds bounds = new Bounds();

    public synchronized void shift(int d) {
        int x = bounds.x();
        bounds.x(x + d); // <- here
    }
}
