// run: scan --only lock-order --library
// expect: lock-order locks=ObjectBetweenBad$Cache,ObjectBetweenBad$Index
// A java.lang.Object lock sits between the two locks of the cycle (section 6.2 of seed 003 looks through it).
public class ObjectBetweenBad {
    public static class Cache {
        private final Object guard = new Object();
        private int n;
        public synchronized void load(Index x) { synchronized (guard) { n++; x.touch(); } }
        public synchronized int size() { return n; }
    }
    public static class Index {
        private int n;
        public synchronized void touch() { n++; }
        public synchronized void rebuild(Cache c) { n = c.size(); }
    }
}
