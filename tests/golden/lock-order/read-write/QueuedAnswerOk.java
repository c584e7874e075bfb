// run: scan --library --only lock-order
// expect: none
// Both keep only the read lock.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class QueuedAnswerOk {
    private final ReentrantReadWriteLock state = new ReentrantReadWriteLock();
    private final ExecutorService events = Executors.newSingleThreadExecutor();
    private final AtomicInteger session = new AtomicInteger();

    public int ask() throws InterruptedException {
        CountDownLatch answered = new CountDownLatch(1);
        state.readLock().lock();
        try {
            events.execute(answered::countDown);
            answered.await();
            return session.get();
        } finally {
            state.readLock().unlock();
        }
    }

    public void expired() {
        events.execute(this::renew);
    }

    private void renew() {
        state.readLock().lock();
        try {
            session.incrementAndGet();
        } finally {
            state.readLock().unlock();
        }
    }
}
