// run: scan --only lock-order --library
// expect: lock-order locks=RefAbstractBad,RefAbstractBad$Engine
// A method reference to an abstract method runs what its first argument has.
public class RefAbstractBad {
    interface Plugin { void start(); }
    interface Action { void on(Plugin p); }
    public static class Engine implements Plugin {
        final RefAbstractBad owner;
        public Engine(RefAbstractBad owner) { this.owner = owner; }
        @Override public synchronized void start() { hashCode(); }
        public synchronized void ask() { owner.answer(); }
    }
    Engine engine;
    private static void apply(Action action, Plugin plugin) { action.on(plugin); }
    public synchronized void startAll() { apply(Plugin::start, engine); }
    synchronized void answer() { hashCode(); }
}
