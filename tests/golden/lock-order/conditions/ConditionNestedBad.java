// run: scan --only lock-order --library
// expect: lock-order locks=ConditionNestedBad,java.util.concurrent.locks.ReentrantLock
// Nested monitor: await gives back the ReentrantLock, not the monitor every signaller needs.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionNestedBad {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition nonEmpty = lock.newCondition();
    private int size;
    public synchronized int take() throws InterruptedException {
        lock.lock();
        try {
            while (size == 0) nonEmpty.await();
            return size--;
        } finally { lock.unlock(); }
    }
    public synchronized void put() {
        lock.lock();
        try { size++; nonEmpty.signal(); } finally { lock.unlock(); }
    }
}
