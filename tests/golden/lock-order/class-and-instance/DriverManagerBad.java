// run: scan --only lock-order --library
// expect: lock-order locks=DriverManagerBad$Driver.class,DriverManagerBad$DriverManager.class severity=high
// Shape of JDK-6354348: the driver manager, locked, calls the driver; the driver, locked, registers.
public class DriverManagerBad {
    public static final class DriverManager {
        private static int drivers;
        public static synchronized void register() { drivers++; }
        public static synchronized boolean connect() { return Driver.accepts(); }
    }
    public static final class Driver {
        private static boolean ready;
        public static synchronized void load() { if (!ready) { ready = true; } DriverManager.register(); }
        static synchronized boolean accepts() { return ready; }
    }
}
// corpus: software
