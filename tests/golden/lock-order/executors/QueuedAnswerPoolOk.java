// run: scan --library --only lock-order
// expect: none
// The executor has a thread for the answer while another waits for the lock.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class QueuedAnswerPoolOk {
    private final ReentrantReadWriteLock state = new ReentrantReadWriteLock();
    private final ExecutorService events = Executors.newCachedThreadPool();
    private int session;

    public int ask() throws InterruptedException {
        CountDownLatch answered = new CountDownLatch(1);
        state.readLock().lock();
        try {
            events.execute(answered::countDown);
            answered.await();
            return session;
        } finally {
            state.readLock().unlock();
        }
    }

    public void expired() {
        events.execute(this::renew);
    }

    private void renew() {
        state.writeLock().lock();
        try {
            session++;
        } finally {
            state.writeLock().unlock();
        }
    }
}
