// run: scan --only lock-order
// expect: none
// Seed 003, chapter 5: quick sees ObjectIn2D, precise the three subtypes. No locks at all.
abstract class ObjectIn2D {
    protected int sz = 0;
    public abstract int area();
    public abstract int perimeter();
}

class Square extends ObjectIn2D {
    public Square(int x) { assert (x >= 0); sz = x; }
    public int area() { return sz * sz; }
    public int perimeter() { return sz + sz + sz + sz; }
}

class Circle extends ObjectIn2D {
    public Circle(int r) { assert (r >= 0); sz = r; }
    public int area() { return 22 * sz * sz / 7; }
    public int perimeter() { return 22 * 2 * sz / 7; }
}

class EqTriangle extends ObjectIn2D {
    public EqTriangle(int x) { assert (x >= 0); sz = x; }
    public int area() { return ((int) (java.lang.Math.sqrt(3.0) * sz * sz / 4.0)); }
    public int perimeter() { return sz + sz + sz; }
}

public class Geom {
    static ObjectIn2D o = null;
    static public ObjectIn2D createObject(char type, int size) {
        switch (type) {
            case 'C' : return new Circle(size);
            case 'S' : return new Square(size);
            case 'T' : return new EqTriangle(size);
            default  : assert (false); return null;
        }
    }
    static public void main(String[] args) {
        if (args.length != 2) System.out.println("Usage: java -cp . Geom [CST] [0..9]");
        o = createObject(args[0].charAt(0), (Integer.valueOf(args[1])).intValue());
        int diff = o.area() - o.perimeter();
        if (diff > 0) System.out.println("Big.");
        else if (diff < 0) System.out.println("small.");
        else System.out.println("Beautiful.");
    }
}
