// run: scan --only lock-order --library
// expect: none
// synchronized on a ReentrantLock takes its monitor, which lock() does not: two different locks, one order each.
import java.util.concurrent.locks.ReentrantLock;

public class SynchronizedOnLockObjectOk {
    private final ReentrantLock a = new ReentrantLock();
    private final Object b = new Object();
    private int n;
    public void f() { synchronized (a) { synchronized (b) { n++; } } }
    public void g() {
        synchronized (b) {
            a.lock();
            try { n--; } finally { a.unlock(); }
        }
    }
}
