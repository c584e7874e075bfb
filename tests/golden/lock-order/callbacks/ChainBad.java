// run: scan --only lock-order --library
// expect: lock-order locks=ChainBad$First,ChainBad$Last,ChainBad$Middle
// Three observers in a ring: no two of them in both orders.
public class ChainBad {
    public static class First {
        private int n;
        public synchronized void fire(Middle m) { m.mark(); }
        public synchronized void mark() { n++; }
    }
    public static class Middle {
        private int n;
        public synchronized void fire(Last l) { l.mark(); }
        public synchronized void mark() { n++; }
    }
    public static class Last {
        private int n;
        public synchronized void fire(First f) { f.mark(); }
        public synchronized void mark() { n++; }
    }
}
