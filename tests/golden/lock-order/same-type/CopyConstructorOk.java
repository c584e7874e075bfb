// run: scan --only lock-order --library
// expect: none
// The object under construction is locked first, but nobody else can have it yet.
public class CopyConstructorOk {
    public static class Conf {
        private int n;
        public Conf() { }
        public Conf(Conf other) {
            synchronized (this) {
                synchronized (other) { n = other.n; }
            }
        }
        public synchronized Conf copy() { return new Conf(this); }
        public synchronized void set(int k) { n = k; }
    }
}
