// run: scan --only lock-order --library
// expect: lock-order locks=LogManagerBad$LogManager,LogManagerBad$Logger.class
// java.util.logging shape: the manager, locked, asks for the root logger; getLogger, static synchronized, asks the manager.
public class LogManagerBad {
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
        public static synchronized int getLogger() { return LogManager.get().demand(); }
    }
}
// corpus: software
