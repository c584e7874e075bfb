// run: scan --only lock-order
// expect: none
// The second lock is only tried and the first is released on failure.
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBackoff {
    static final class Slot {
        final ReentrantLock lock = new ReentrantLock();
        int value;

        Slot(int value) {
            this.value = value;
        }
    }

    static void swap(Slot a, Slot b) {
        while (true) {
            a.lock.lock();
            try {
                if (b.lock.tryLock()) {
                    try {
                        int t = a.value;
                        a.value = b.value;
                        b.value = t;
                        return;
                    } finally {
                        b.lock.unlock();
                    }
                }
            } finally {
                a.lock.unlock();
            }
            LockSupport.parkNanos((long) (Math.random() * 10_000));
        }
    }

    public static void main(String[] args) throws Exception {
        Slot a = new Slot(1);
        Slot b = new Slot(2);
        Thread t = new Thread(() -> swap(a, b));
        Thread u = new Thread(() -> swap(b, a));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(a.value + "," + b.value);
    }
}
// corpus: unseen
