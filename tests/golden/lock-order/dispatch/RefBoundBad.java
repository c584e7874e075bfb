// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// A reference to an abstract method of an object that it keeps.
public class RefBoundBad {
    static final Object A = new Object(), B = new Object();
    interface Plugin { void start(); }
    static class Engine implements Plugin {
        @Override public void start() { synchronized (B) { hashCode(); } }
    }
    interface Action { void on(); }
    static Plugin plugin = new Engine();
    private static void apply(Action action) { action.on(); }
    static void one() { synchronized (A) { apply(plugin::start); } }
    static void two() { synchronized (B) { synchronized (A) { B.hashCode(); } } }
    public static void main(String[] args) {
        new Thread(RefBoundBad::one).start();
        new Thread(RefBoundBad::two).start();
    }
}
