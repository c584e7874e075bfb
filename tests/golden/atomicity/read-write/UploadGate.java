// run: scan --only atomicity
// expect: atomicity
// admit() holds only the policy read lock (many threads at once); quota.left() and quota.take() are two lock sections of the shared quota, so it can be overdrawn
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Quota {
    private final ReentrantLock lock = new ReentrantLock();
    private long left;

    Quota(long left) {
        this.left = left;
    }

    long left() {
        lock.lock();
        try {
            return left;
        } finally {
            lock.unlock();
        }
    }

    void take(long n) {
        lock.lock();
        try {
            left -= n;
        } finally {
            lock.unlock();
        }
    }
}

public class UploadGate {
    private final ReadWriteLock policy = new ReentrantReadWriteLock();
    private final Quota quota;
    private long maxFile = 100;

    UploadGate(Quota quota) {
        this.quota = quota;
    }

    void limitFileSize(long bytes) {
        policy.writeLock().lock();
        try {
            maxFile = bytes;
        } finally {
            policy.writeLock().unlock();
        }
    }

    boolean admit(long bytes) {
        policy.readLock().lock();
        try {
            if (bytes > maxFile || quota.left() < bytes) {
                return false;
            }
            quota.take(bytes);
            return true;
        } finally {
            policy.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Quota quota = new Quota(10_000);
        UploadGate gate = new UploadGate(quota);
        ExecutorService web = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 1_000; i++) {
            web.execute(() -> gate.admit(30));
        }
        gate.limitFileSize(50);
        web.shutdown();
        web.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("left " + quota.left());
    }
}
// corpus: unseen17
