// run: scan --only lock-order --library
// expect: lock-order locks=LogMessageBad$Logger,LogMessageBad$Order
// The message object is rendered under the logger's lock; its toString is synchronized, and its methods log.
public class LogMessageBad {
    public static class Logger {
        private String last;
        public synchronized void log(Object msg) { last = msg.toString(); }
        synchronized void count() { last = ""; }
    }
    public static class Order {
        private static final Logger LOG = new Logger();
        private int n;
        public static Logger logger() { return LOG; }
        @Override public synchronized String toString() { return "order " + n; }
        public synchronized void change() { n++; LOG.count(); }
    }
}
// corpus: software
