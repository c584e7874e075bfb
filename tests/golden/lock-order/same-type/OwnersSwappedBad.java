// run: scan --only lock-order
// expect: lock-order
// Each object has its own mutex; two objects are handed in in both orders.
public class OwnersSwappedBad {
    static class A { final Object m = new Object(); }
    static final A p = new A(), q = new A();
    static int n;
 static void f(A x, A y){ synchronized(x.m){ synchronized(y.m){ n++; } } }
    public static void main(String[] z){ new Thread(()->f(p,q)).start(); new Thread(()->f(q,p)).start(); } }
