// run: scan --only lock-order --library
// expect: none
// compiler: ecj -1.4 -nowarn
// As EcjClassLiteralBad, one order.
public class EcjClassLiteralOk {
    public static class A { static int n; }
    public static class B { static int n; }
    public static void up() { synchronized (A.class) { synchronized (B.class) { A.n++; } } }
    public static void down() { synchronized (A.class) { synchronized (B.class) { B.n++; } } }
}
