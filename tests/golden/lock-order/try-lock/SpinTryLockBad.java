// run: scan --library --only lock-order
// expect: lock-order
// tryLock() that is tried until it succeeds waits like lock().
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class SpinTryLockBad {
    private final ReentrantLock disk = new ReentrantLock();
    private final ReentrantLock index = new ReentrantLock();
    private int n;

    public void write() {
        disk.lock();
        try {
            while (!index.tryLock())
                Thread.onSpinWait();
            try {
                n++;
            } finally {
                index.unlock();
            }
        } finally {
            disk.unlock();
        }
    }

    public void read() throws InterruptedException {
        index.lock();
        try {
            while (!disk.tryLock(10, TimeUnit.MILLISECONDS))
                System.err.println("the disk is busy");
            try {
                n--;
            } finally {
                disk.unlock();
            }
        } finally {
            index.unlock();
        }
    }
}
