// run: scan --only lock-order
// expect: none
// One class needs the other, and not the other way round.
public class ClinitPairOk {
    static class A {
        static final B b = new B();
        static void hi() {}
    }
    static class B {
        static final int K = 3;
        static void hi() {}
    }
    public static void main(String[] x) {
        new Thread(A::hi).start();
        new Thread(B::hi).start();
    }
}
