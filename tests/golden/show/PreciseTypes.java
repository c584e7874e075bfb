// Level precise: types stored into fields and arrays and returned by methods are propagated; Hexagon is never made.
abstract class Shape {
    abstract int area();
}

class Circle extends Shape {
    int area() { return 3; }
}

class Square extends Shape {
    int area() { return 4; }
}

class Hexagon extends Shape {
    int area() { return 6; }
}

class Holder {
    private final Shape shape;
    Holder(Shape shape) { this.shape = shape; }
    Shape get() { return shape; }
}

public class PreciseTypes {
    static Shape[] all = new Shape[2];
    static volatile Shape last; // may be written in ways that are not seen

    static Shape make(boolean big) { return big ? new Square() : new Circle(); }
    static Shape same(Shape shape) { return shape; }
    static int measure(Shape shape) { return shape.area(); }

    public static void main(String[] args) {
        all[0] = make(args.length > 1);
        last = make(true);
        measure(new Holder(new Circle()).get());
        measure(same(all[1]));
        measure(last);
    }
}
// run: raddle show invocations $CLASSES PreciseTypes.main PreciseTypes.measure | grep measure
// out:   invokes PreciseTypes.measure:(LShape;)I
// out: PreciseTypes.measure:(LShape;)I
// run: raddle show invocations --level precise $CLASSES PreciseTypes.main PreciseTypes.measure | grep measure
// out:   invokes PreciseTypes.measure:(LCircle;)I-variantOfAndcompiledAs-PreciseTypes.measure:(LShape;)I
// out:   invokes PreciseTypes.measure:(LShape;)I
// out:   invokes PreciseTypes.measure:(LSquare;)I-variantOfAndcompiledAs-PreciseTypes.measure:(LShape;)I
// out: PreciseTypes.measure:(LCircle;)I-variantOfAndcompiledAs-PreciseTypes.measure:(LShape;)I
// out: PreciseTypes.measure:(LShape;)I
// out: PreciseTypes.measure:(LSquare;)I-variantOfAndcompiledAs-PreciseTypes.measure:(LShape;)I
// run: raddle show invocations --level precise $CLASSES | grep -e field -e returns
// out:   returns Circle
// out:   returns Circle Square
// out:   returns Circle Square
// out:   returns Circle Square
// out: field Holder.shape holds Circle
