// run: scan --only lock-order --library
// expect: none
// The gate is a class lock held by static synchronized methods.
public class GateClassLockOk {
    private static final Object p = new Object(), q = new Object();
    private static int n;
    public static synchronized void f() { synchronized (p) { synchronized (q) { n++; } } }
    public static synchronized void g() { synchronized (q) { synchronized (p) { n--; } } }
}
