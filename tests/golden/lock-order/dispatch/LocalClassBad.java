// run: scan --only lock-order --library
// expect: lock-order locks=LocalClassBad,LocalClassBad$Peer
// A local class captures this and a parameter.
public class LocalClassBad {
    public static final class Peer {
        private int n;
        public synchronized int get() { return n; }
        public synchronized void pull(LocalClassBad s) { n = s.count(); }
    }
    private int n;
    public synchronized int count() { return n; }
    public synchronized void run(Peer p) {
        class Step {
            void go() { n += p.get(); }
        }
        new Step().go();
    }
}
