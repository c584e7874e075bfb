// run: scan --only lock-order --level precise
// expect: lock-order locks=GeomBad.class,Square
// After Geom.java: the lock order shows only where the types stored into the field o and returned by create are propagated.
abstract class ObjectIn2D {
    abstract int area();
}

class Square extends ObjectIn2D {
    int sz = 1;
    synchronized int area() { return sz * sz; }
    synchronized void grow() { sz += GeomBad.scale(); }
}

class Circle extends ObjectIn2D {
    int area() { return 3; }
}

public class GeomBad {
    static ObjectIn2D o;
    static Square sq = new Square();
    static synchronized int scale() { return 2; }
    static synchronized int measure() { return o.area(); }
    static ObjectIn2D create(String s) { return s.isEmpty() ? new Circle() : sq; }
    public static void main(String[] args) {
        o = create("S");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) measure();
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) sq.grow();
        }).start();
    }
}
// corpus: seed
