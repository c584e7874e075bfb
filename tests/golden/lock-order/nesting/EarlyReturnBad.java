// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// The nested lock is taken behind an early return out of the outer one.
public class EarlyReturnBad {
    private final Object a = new Object(), b = new Object();
    private int x;
    public int f(boolean quick) {
        synchronized (a) {
            if (quick) return x;
            synchronized (b) { return x++; }
        }
    }
    public int g(boolean quick) {
        synchronized (b) {
            if (quick) return x;
            synchronized (a) { return x--; }
        }
    }
}
