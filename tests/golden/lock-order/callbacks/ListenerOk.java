// run: scan --only lock-order --library
// expect: none
// The list is copied under the lock, the listeners are called after it.
import java.util.ArrayList;
import java.util.List;

public class ListenerOk {
    interface Listener { void changed(int v); }
    public static class Source {
        private final List<Listener> listeners = new ArrayList<>();
        private int v;
        public synchronized void add(Panel p) { listeners.add(p); }
        public synchronized int get() { return v; }
        public void set(int k) {
            List<Listener> copy;
            synchronized (this) {
                v = k;
                copy = new ArrayList<>(listeners);
            }
            for (Listener l : copy) l.changed(k);
        }
    }
    public static class Panel implements Listener {
        private final Source source;
        private int shown;
        public Panel(Source s) { source = s; }
        @Override public synchronized void changed(int k) { shown = k; }
        public synchronized void repaint() { shown = source.get(); }
    }
}
