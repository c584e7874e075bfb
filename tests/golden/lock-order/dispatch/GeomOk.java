// run: scan --only lock-order --level precise
// expect: none
// As GeomBad, but the field o only ever holds the type whose area takes no lock.
abstract class ObjectIn2D {
    abstract int area();
}

class Square extends ObjectIn2D {
    int sz = 1;
    synchronized int area() { return sz * sz; }
    synchronized void grow() { sz += GeomOk.scale(); }
}

class Circle extends ObjectIn2D {
    int area() { return 3; }
}

public class GeomOk {
    static ObjectIn2D o;
    static Square sq = new Square();
    static synchronized int scale() { return 2; }
    static synchronized int measure() { return o.area(); }
    static ObjectIn2D create() { return new Circle(); }
    public static void main(String[] args) {
        o = create();
        sq.area();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) measure();
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) sq.grow();
        }).start();
    }
}
// corpus: seed
