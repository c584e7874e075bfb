// run: scan --only lock-order --library
// expect: lock-order locks=VarargsBad$Hub,VarargsBad$Port
// The objects travel through a varargs array.
public class VarargsBad {
    public static final class Hub {
        private int n;
        public synchronized void mark() { n++; }
        public synchronized void scan(Port p, Port q) { all(p, q); }
        private void all(Port... ports) { for (Port x : ports) n += x.load(); }
    }
    public static final class Port {
        private int n;
        public synchronized int load() { return n; }
        public synchronized void ping(Hub h) { h.mark(); }
    }
}
