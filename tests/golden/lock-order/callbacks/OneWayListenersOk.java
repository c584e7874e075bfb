// run: scan --only lock-order --library
// expect: none
// Locks are held while listeners are called, but listeners never call back.
import java.util.ArrayList;
import java.util.List;

public class OneWayListenersOk {
    interface Listener { void changed(int v); }
    public static class Source {
        private final List<Listener> listeners = new ArrayList<>();
        private int v;
        public synchronized void add(Panel p) { listeners.add(p); }
        public synchronized void set(int k) { v = k; for (Listener l : listeners) l.changed(k); }
    }
    public static class Panel implements Listener {
        private int shown;
        @Override public synchronized void changed(int k) { shown = k; }
        public synchronized int shown() { return shown; }
    }
}
