// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Class,java.lang.Class
// Should be: lock-order locks=FP_EcjClassLiteralBad$A.class,FP_EcjClassLiteralBad$B.class
// compiler: ecj -1.4 -nowarn
// Code for old class files gets X.class through Class.forName and a synthetic static field instead of ldc.
public class FP_EcjClassLiteralBad {
    public static class A { static int n; }
    public static class B { static int n; }
    public static void up() { synchronized (A.class) { synchronized (B.class) { A.n++; } } }
    public static void down() { synchronized (B.class) { synchronized (A.class) { B.n++; } } }
}
