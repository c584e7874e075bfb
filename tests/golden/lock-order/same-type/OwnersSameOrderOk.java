// run: scan --only lock-order
// expect: none
// Each object has its own mutex; the two objects are always handed in in the same order.
public class OwnersSameOrderOk {
    static class A { final Object m = new Object(); }
    static final A p = new A(), q = new A();
    static int n;
 static void f(A x, A y){ synchronized(x.m){ synchronized(y.m){ n++; } } }
    public static void main(String[] z){ new Thread(()->f(p,q)).start(); new Thread(()->f(p,q)).start(); } }
