// run: scan --only lock-order --library
// expect: lock-order locks=InitBlockBad$Clock.class,InitBlockBad$Counter
// A synchronized statement in an instance initialiser block.
public class InitBlockBad {
    public static class Clock {
        private static int now;
        static synchronized int now() { return now; }
        public static synchronized void tick(Counter c) { now += c.get(); }
    }
    public static class Counter {
        private int n;
        public synchronized int get() { return n; }
        public synchronized void start() { n = new Span().from; }
    }
    static class Span {
        final int from;
        { from = Clock.now(); }
    }
}
