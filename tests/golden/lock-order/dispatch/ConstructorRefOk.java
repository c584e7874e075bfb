// run: scan --only lock-order
// expect: none
// What a reference to a constructor is called with are the constructor's arguments, behind the new object:
// only steps without locks are given to it.
public class ConstructorRefOk {
    static final Object A = new Object(), B = new Object();
    interface Step { void run(); }
    static class Locking implements Step {
        @Override public void run() { synchronized (B) { hashCode(); } }
    }
    static class Plain implements Step { @Override public void run() {} }
    static class Holder {
        Holder(Step step) { step.run(); }
    }
    interface Maker { Holder make(Step step); }
    static void one() {
        Maker maker = Holder::new;
        synchronized (A) { maker.make(new Plain()); }
    }
    static void two() { synchronized (B) { synchronized (A) { B.hashCode(); } } }
    public static void main(String[] args) {
        new Thread(ConstructorRefOk::one).start();
        new Thread(ConstructorRefOk::two).start();
        new Locking().run();
    }
}
