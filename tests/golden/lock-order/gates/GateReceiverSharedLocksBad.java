// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The gate is the receiver, the locks are static: two receivers, one pair of locks.
public class GateReceiverSharedLocksBad {
    private static final Object p = new Object(), q = new Object();
    private static int n;
    public synchronized void f() { synchronized (p) { synchronized (q) { n++; } } }
    public synchronized void g() { synchronized (q) { synchronized (p) { n--; } } }
}
