// run: scan --only lock-order --library
// expect: lock-order locks=DefaultMethodBad$Meter,DefaultMethodBad$Panel
// The lock is taken in a default method of an interface.
public class DefaultMethodBad {
    interface Refreshable {
        int value();
        default int refresh() { synchronized (this) { return value(); } }
    }
    public static final class Meter implements Refreshable {
        private int v;
        @Override public int value() { return v; }
        public synchronized void push(Panel p) { p.show(v++); }
    }
    public static final class Panel {
        private int shown;
        public synchronized void show(int k) { shown = k; }
        public synchronized void update(Meter m) { shown = m.refresh(); }
    }
}
