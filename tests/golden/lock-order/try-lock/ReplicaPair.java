// run: scan --only lock-order
// expect: none
// the second lock is only tried; on failure the first is released and the step is retried after a pause
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class ReplicaPair {
    static final class Replica {
        private final ReentrantLock lock = new ReentrantLock();
        private long applied;
        private long checksum;

        void write(long v) {
            lock.lock();
            try {
                applied++;
                checksum = checksum * 31 + v;
            } finally {
                lock.unlock();
            }
        }

        boolean tryPullFrom(Replica source) {
            lock.lock();
            try {
                if (!source.lock.tryLock()) {
                    return false;
                }
                try {
                    if (source.applied > applied) {
                        applied = source.applied;
                        checksum = source.checksum;
                    }
                    return true;
                } finally {
                    source.lock.unlock();
                }
            } finally {
                lock.unlock();
            }
        }

        void pullFrom(Replica source) {
            while (!tryPullFrom(source)) {
                LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(1000, 20000));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Replica east = new Replica();
        Replica west = new Replica();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                east.write(i);
                east.pullFrom(west);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                west.write(i);
                west.pullFrom(east);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        east.pullFrom(west);
        west.pullFrom(east);
        System.out.println(east.applied == west.applied);
    }
}
// corpus: unseen11
