// run: scan --only lock-order --library
// expect: lock-order locks=ListenerBad$Panel,ListenerBad$Source
// Listeners are called with the source locked; a listener locks itself and, elsewhere, asks the source.
import java.util.ArrayList;
import java.util.List;

public class ListenerBad {
    interface Listener { void changed(int v); }
    public static class Source {
        private final List<Listener> listeners = new ArrayList<>();
        private int v;
        public synchronized void add(Panel p) { listeners.add(p); }
        public synchronized int get() { return v; }
        public synchronized void set(int k) {
            v = k;
            for (Listener l : listeners) l.changed(k);
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
