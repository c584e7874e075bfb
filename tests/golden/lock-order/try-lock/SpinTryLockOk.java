// run: scan --library --only lock-order
// expect: none
// Between two attempts the first lock is given back.
import java.util.concurrent.locks.ReentrantLock;

public class SpinTryLockOk {
    private final ReentrantLock disk = new ReentrantLock();
    private final ReentrantLock index = new ReentrantLock();
    private int n;

    public void write() {
        disk.lock();
        while (!index.tryLock()) {
            disk.unlock();
            Thread.onSpinWait();
            disk.lock();
        }
        n++;
        index.unlock();
        disk.unlock();
    }

    public void read() {
        for (;;) {
            index.lock();
            try {
                if (disk.tryLock()) {
                    try {
                        n--;
                        return;
                    } finally {
                        disk.unlock();
                    }
                }
            } finally {
                index.unlock();
            }
            Thread.yield();
        }
    }
}
