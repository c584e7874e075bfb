// run: scan --only lock-order
// expect: none
// The lock is what an overriding method returns.
// Missed: what a call returns is that of the method it names, not of those that override it (pta/origins.c).
public class FN_ReturnedOverriddenBad {
    static final Object A = new Object(), B = new Object(), C = new Object();
    static class Base { Object lock() { return A; } }
    static class Sub extends Base { @Override Object lock() { return B; } }
    static Base[] all = { new Base(), new Sub() };
    static void one() {
        synchronized (all[1].lock()) {
            synchronized (C) { all.hashCode(); }
        }
    }
    static void two() {
        synchronized (C) {
            synchronized (B) { all.hashCode(); }
        }
    }
    public static void main(String[] args) {
        new Thread(FN_ReturnedOverriddenBad::one).start();
        new Thread(FN_ReturnedOverriddenBad::two).start();
    }
}
