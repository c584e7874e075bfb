// run: scan --library --only lock-order
// expect: lock-order
// One thread runs the answer and the expiry: an expiry that was given to it first waits for the lock that
// is kept until the answer is there.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class QueuedAnswerLambdaBad {
    private final ReentrantReadWriteLock state = new ReentrantReadWriteLock();
    private final ExecutorService events = Executors.newSingleThreadExecutor();
    private int session;

    public int ask() throws InterruptedException {
        CountDownLatch answered = new CountDownLatch(1);
        state.readLock().lock();
        try {
            events.execute(() -> answered.countDown());
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
