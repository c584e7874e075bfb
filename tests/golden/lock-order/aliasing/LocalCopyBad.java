// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// The locks are copied into local variables first, as library code does.
public class LocalCopyBad {
    private final Object in = new Object(), out = new Object();
    private int n;
    public void f() {
        final Object p = in;
        final Object q = out;
        synchronized (p) { synchronized (q) { n++; } }
    }
    public void g() {
        final Object p = out;
        final Object q = in;
        synchronized (p) { synchronized (q) { n--; } }
    }
}
