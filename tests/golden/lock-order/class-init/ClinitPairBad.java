// run: scan --only lock-order
// expect: lock-order locks=ClinitPairBad$A.class,ClinitPairBad$B.class severity=high
// Method references are the first use of their classes.
public class ClinitPairBad {
    static class A {
        static final B b = new B();
        static void hi() {}
    }
    static class B {
        static final A a = new A();
        static void hi() {}
    }
    public static void main(String[] x) {
        new Thread(A::hi).start();
        new Thread(B::hi).start();
    }
}
