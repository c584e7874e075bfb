// run: scan --only lock-order --library
// expect: lock-order locks=LazySingletonBad$Conf,LazySingletonBad.class
// A lazily made singleton: getInstance holds the class and loads the configuration; the configuration, locked, asks for it.
public class LazySingletonBad {
    public static class Conf {
        private int n;
        public synchronized int load() { return n; }
        public synchronized void reload() { n = LazySingletonBad.getInstance(this).value(); }
    }
    private static LazySingletonBad instance;
    private int v;
    public static synchronized LazySingletonBad getInstance(Conf c) {
        if (instance == null || instance.v < 0) { instance = new LazySingletonBad(); instance.v = c.load() - 1; }
        return instance;
    }
    int value() { return v; }
}
