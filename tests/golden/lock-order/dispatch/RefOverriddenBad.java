// run: scan --only lock-order --library
// expect: lock-order locks=RefOverriddenBad,RefOverriddenBad$Engine
// A method reference to a method that is overridden runs what its first argument has.
public class RefOverriddenBad {
    static class Plugin { void start() {} }
    interface Action { void on(Plugin p); }
    public static class Engine extends Plugin {
        final RefOverriddenBad owner;
        public Engine(RefOverriddenBad owner) { this.owner = owner; }
        @Override public synchronized void start() { hashCode(); }
        public synchronized void ask() { owner.answer(); }
    }
    Engine engine;
    private static void apply(Action action, Plugin plugin) { action.on(plugin); }
    public synchronized void startAll() { apply(Plugin::start, engine); }
    synchronized void answer() { hashCode(); }
}
