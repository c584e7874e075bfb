// run: scan --only lock-order --library
// expect: none
// The override is not synchronized: calling it on the subclass takes no lock.
public class OverrideDropsLockOk {
    static class Plain {
        private int n;
        synchronized int get() { return n; }
        synchronized void touch(Peer p) { p.mark(); }
    }
    public static final class Quick extends Plain {
        private volatile int k;
        @Override int get() { return k; }
        @Override public synchronized void touch(Peer p) { p.mark(); }
    }
    public static final class Peer {
        private int n;
        public synchronized void mark() { n++; }
        public synchronized int ask(Quick q) { return n + q.get(); }
    }
}
