// run: scan --only lock-order --library
// expect: lock-order locks=JmxBad$Broadcaster,JmxBad$Listener
// JMX shape: notifications are sent under the broadcaster's lock; a listener, locked, removes itself.
public class JmxBad {
    public static final class Broadcaster {
        private Listener listener;
        public synchronized void add(Listener l) { listener = l; }
        synchronized void remove(Listener l) { if (listener == l) listener = null; }
        public synchronized void send() { if (listener != null) listener.handle(); }
    }
    public static final class Listener {
        private int seen;
        synchronized void handle() { seen++; }
        public synchronized void detach(Broadcaster b) { b.remove(this); }
    }
}
// corpus: software
