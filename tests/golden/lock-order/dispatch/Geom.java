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
// Quick knows the field and the result as ObjectIn2D. The seed's prototype ends there, at methods that are abstract; we go on to the
// classes below.
// run: raddle show invocations $CLASSES Geom.main Geom.createObject
// out: Circle.area:()I
// out: Circle.clinit:()V
// out: Circle.init:(I)V
// out: Circle.perimeter:()I
// out: EqTriangle.area:()I
// out: EqTriangle.clinit:()V
// out: EqTriangle.init:(I)V
// out: EqTriangle.perimeter:()I
// out: Geom.createObject:(CI)LObjectIn2D;
// out:   invokes Circle.clinit:()V
// out:   invokes Circle.init:(I)V
// out:   invokes EqTriangle.clinit:()V
// out:   invokes EqTriangle.init:(I)V
// out:   invokes Square.clinit:()V
// out:   invokes Square.init:(I)V
// out:   invokes java.lang.AssertionError.init:()V
// out: Geom.main:([Ljava/lang/String;)V
// out:   entry
// out:   invokes Circle.area:()I below ObjectIn2D
// out:   invokes Circle.perimeter:()I below ObjectIn2D
// out:   invokes EqTriangle.area:()I below ObjectIn2D
// out:   invokes EqTriangle.perimeter:()I below ObjectIn2D
// out:   invokes Geom.createObject:(CI)LObjectIn2D;
// out:   invokes Square.area:()I below ObjectIn2D
// out:   invokes Square.perimeter:()I below ObjectIn2D
// out:   invokes java.io.PrintStream.println:(Ljava/lang/String;)V
// out:   invokes java.lang.Integer.intValue:()I
// out:   invokes java.lang.Integer.valueOf:(Ljava/lang/String;)Ljava/lang/Integer;
// out:   invokes java.lang.String.charAt:(I)C
// out: Square.area:()I
// out: Square.clinit:()V
// out: Square.init:(I)V
// out: Square.perimeter:()I
// out: java.io.PrintStream.println:(Ljava/lang/String;)V
// out: java.lang.AssertionError.init:()V
// out: java.lang.Integer.intValue:()I
// out: java.lang.Integer.valueOf:(Ljava/lang/String;)Ljava/lang/Integer;
// out: java.lang.String.charAt:(I)C
// out: 19 nodes: 19 definitions, 0 variants, 0 synchronized statements
// out: 18 edges: 18 invocations, 0 containments
// Precise has the three types, of the result and of the field.
// run: raddle show invocations --level precise $CLASSES Geom.main Geom.createObject
// out: Circle.area:()I
// out: Circle.clinit:()V
// out: Circle.init:(I)V
// out: Circle.perimeter:()I
// out: EqTriangle.area:()I
// out: EqTriangle.clinit:()V
// out: EqTriangle.init:(I)V
// out: EqTriangle.perimeter:()I
// out: Geom.createObject:(CI)LObjectIn2D;
// out:   returns Circle Square EqTriangle
// out:   invokes Circle.clinit:()V
// out:   invokes Circle.init:(I)V
// out:   invokes EqTriangle.clinit:()V
// out:   invokes EqTriangle.init:(I)V
// out:   invokes Square.clinit:()V
// out:   invokes Square.init:(I)V
// out:   invokes java.lang.AssertionError.init:()V
// out: Geom.main:([Ljava/lang/String;)V
// out:   entry
// out:   invokes Circle.area:()I
// out:   invokes Circle.perimeter:()I
// out:   invokes EqTriangle.area:()I
// out:   invokes EqTriangle.perimeter:()I
// out:   invokes Geom.createObject:(CI)LObjectIn2D;
// out:   invokes Square.area:()I
// out:   invokes Square.perimeter:()I
// out:   invokes java.io.PrintStream.println:(Ljava/lang/String;)V
// out:   invokes java.lang.Integer.intValue:()I
// out:   invokes java.lang.Integer.valueOf:(Ljava/lang/String;)Ljava/lang/Integer;
// out:   invokes java.lang.String.charAt:(I)C
// out: Square.area:()I
// out: Square.clinit:()V
// out: Square.init:(I)V
// out: Square.perimeter:()I
// out: java.io.PrintStream.println:(Ljava/lang/String;)V
// out: java.lang.AssertionError.init:()V
// out: java.lang.Integer.intValue:()I
// out: java.lang.Integer.valueOf:(Ljava/lang/String;)Ljava/lang/Integer;
// out: java.lang.String.charAt:(I)C
// out: 19 nodes: 19 definitions, 0 variants, 0 synchronized statements
// out: 18 edges: 18 invocations, 0 containments
// run: raddle show invocations --level precise $CLASSES | grep '^field'
// out: field Geom.o holds Circle Square EqTriangle
// corpus: seed
