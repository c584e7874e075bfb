// run: scan --only lock-order --library
// expect: lock-order locks=OverrideAddsLockBad$Peer,OverrideAddsLockBad$Slow
// The override is synchronized, the overridden method was not.
public class OverrideAddsLockBad {
    static class Plain {
        int n;
        int get() { return n; }
    }
    public static final class Slow extends Plain {
        @Override synchronized int get() { return n; }
        public synchronized void touch(Peer p) { p.mark(); }
    }
    public static final class Peer {
        private int n;
        public synchronized void mark() { n++; }
        public synchronized int ask(Slow q) { return ask2(q); }
        private int ask2(Plain p) { return n + p.get(); }
    }
}
