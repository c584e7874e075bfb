// run: scan --only lock-order
// expect: lock-order locks=ClinitPlainSubclassBad$Circle.class,ClinitPlainSubclassBad$Shape.class
// A subclass without initialiser is locked while that of its superclass runs, which needs the subclass.
public class ClinitPlainSubclassBad {
    static class Shape { static final Shape UNIT = new Circle(); static Shape unit() { return UNIT; } }
    static class Circle extends Shape { static Circle make() { return new Circle(); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> Shape.unit()).start();
        new Thread(() -> Circle.make()).start();
    }
}
