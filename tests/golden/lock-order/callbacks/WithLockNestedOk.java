// run: scan --only lock-order
// expect: none
// The same order.
import java.util.concurrent.locks.*;
import java.util.function.*;
public class WithLockNestedOk {
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
        new Thread(() -> with(a, () -> with(b, () -> n--))).start();
    }
}
