// run: scan --only lock-order --library
// expect: none
// getLogger asks the manager before it locks the class.
public class LogManagerOk {
    public static class LogManager {
        private static final LogManager MANAGER = new LogManager();
        private int n;
        public static LogManager get() { return MANAGER; }
        synchronized int demand() { return n++; }
        public synchronized void readConfiguration() { n = Logger.root(); }
    }
    public static class Logger {
        private static int root;
        static synchronized int root() { return root; }
        public static int getLogger() {
            int n = LogManager.get().demand();
            synchronized (Logger.class) { return root = n; }
        }
    }
}
// corpus: software
