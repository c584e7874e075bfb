// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=medium
// await gives back the inner lock only.
import java.util.concurrent.locks.*;
public class CondTwoLocksBad {
    final Lock outer = new ReentrantLock(), inner = new ReentrantLock();
    final Condition ready = inner.newCondition();
    boolean ok;
    void await() throws InterruptedException {
        outer.lock();
        try {
            inner.lock();
            try {
                while (!ok) ready.await();
            } finally { inner.unlock(); }
        } finally { outer.unlock(); }
    }
    void signal() {
        outer.lock();
        try {
            inner.lock();
            try {
                ok = true;
                ready.signalAll();
            } finally { inner.unlock(); }
        } finally { outer.unlock(); }
    }
    public static void main(String[] z) {
        CondTwoLocksBad c = new CondTwoLocksBad();
        new Thread(() -> {
            try {
                c.await();
            } catch (InterruptedException e) {}
        }).start();
        new Thread(c::signal).start();
    }
}
