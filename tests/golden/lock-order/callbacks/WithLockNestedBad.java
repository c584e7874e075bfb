// run: scan --only lock-order
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock severity=high
// Locks and what is done under them are arguments.
import java.util.concurrent.locks.*;
import java.util.function.*;
public class WithLockNestedBad {
    static final Lock a = new ReentrantLock(), b = new ReentrantLock();
    static int n;
    static <T> T with(Lock l, Supplier<T> s) {
        l.lock();
        try {
            return s.get();
        } finally { l.unlock(); }
    }
    public static void main(String[] z) {
        new Thread(() -> with(a, () -> with(b, () -> n++))).start();
        new Thread(() -> with(b, () -> with(a, () -> n--))).start();
    }
}
