// run: scan --library
// expect: lock-order locks=SubclassesBad$Circle,SubclassesBad$Shape
// One type is a subclass of the other; the synchronized methods are inherited.
public class SubclassesBad {
    public static class Shape {
        private int n;
        public synchronized void overlap(Circle o) { o.inc(); }
        public synchronized void inc() { n++; }
    }
    public static final class Circle extends Shape {
        public synchronized void into(Shape s) { s.inc(); }
        @Override public void overlap(Circle o) { o.inc(); }
    }
}
