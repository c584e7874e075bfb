// The future is submitted inside the lock but waited for only after the lock is released.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;

public class StatementBatch {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Integer> amounts = new ArrayList<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(2);
    private int batches;

    void add(int amount) {
        lock.lock();
        try {
            amounts.add(amount);
        } finally {
            lock.unlock();
        }
    }

    private long sum(int upTo) {
        lock.lock();
        try {
            long s = 0;
            for (int i = 0; i < upTo; i++) {
                s += amounts.get(i);
            }
            return s;
        } finally {
            lock.unlock();
        }
    }

    long close() throws InterruptedException, ExecutionException {
        Future<Long> pending;
        lock.lock();
        try {
            batches++;
            int n = amounts.size();
            pending = workers.submit(() -> sum(n));
        } finally {
            lock.unlock();
        }
        return pending.get();
    }

    int batches() {
        lock.lock();
        try {
            return batches;
        } finally {
            lock.unlock();
        }
    }

    void shutdown() {
        workers.shutdown();
    }

    public static void main(String[] args) throws Exception {
        StatementBatch b = new StatementBatch();
        Thread feed = new Thread(() -> {
            for (int i = 1; i <= 100; i++) {
                b.add(i);
            }
        });
        feed.start();
        long early = b.close();
        feed.join();
        long late = b.close();
        b.shutdown();
        System.out.println(early <= late ? late + "/" + b.batches() : "?");
    }
}
