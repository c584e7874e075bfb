// run: scan --only atomicity
// expect: none
// left() is only a cheap early answer; the decision is made by tryTake, which checks again under the allowance's own lock and whose answer is used
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Allowance {
    private final ReentrantLock lock = new ReentrantLock();
    private long left;

    Allowance(long left) {
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

    boolean tryTake(long n) {
        lock.lock();
        try {
            if (left < n) {
                return false;
            }
            left -= n;
            return true;
        } finally {
            lock.unlock();
        }
    }
}

public class DownloadGate {
    private final ReadWriteLock policy = new ReentrantReadWriteLock();
    private final Allowance allowance;
    private long maxFile = 100;

    DownloadGate(Allowance allowance) {
        this.allowance = allowance;
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
            if (bytes > maxFile || allowance.left() == 0) {
                return false;
            }
            return allowance.tryTake(bytes);
        } finally {
            policy.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Allowance allowance = new Allowance(10_000);
        DownloadGate gate = new DownloadGate(allowance);
        ExecutorService web = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 1_000; i++) {
            web.execute(() -> gate.admit(25));
        }
        gate.limitFileSize(50);
        web.shutdown();
        web.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("left " + allowance.left());
    }
}
// corpus: unseen17
