// run: scan --only lock-order --library
// expect: none
// await with its own lock only.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionOk {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition nonEmpty = lock.newCondition();
    private int size;
    public int take() throws InterruptedException {
        lock.lock();
        try {
            while (size == 0) nonEmpty.await();
            return size--;
        } finally { lock.unlock(); }
    }
    public void put() {
        lock.lock();
        try { size++; nonEmpty.signal(); } finally { lock.unlock(); }
    }
}
