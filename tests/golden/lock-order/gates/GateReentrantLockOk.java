// run: scan --only lock-order --library
// expect: none
// The gate is a ReentrantLock.
import java.util.concurrent.locks.ReentrantLock;

public class GateReentrantLockOk {
    private static final ReentrantLock gate = new ReentrantLock();
    private static final Object p = new Object(), q = new Object();
    private static int n;
    public static void f() {
        gate.lock();
        try { synchronized (p) { synchronized (q) { n++; } } } finally { gate.unlock(); }
    }
    public static void g() {
        gate.lock();
        try { synchronized (q) { synchronized (p) { n--; } } } finally { gate.unlock(); }
    }
}
