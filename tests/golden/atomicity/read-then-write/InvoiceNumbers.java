// run: scan --only atomicity
// expect: atomicity
// every office reads the shared sequence and then advances it by a second call under its own lock; two offices hand out one number twice
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class InvoiceNumbers {
    static final class Sequence {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private long value;

        long current() {
            rw.readLock().lock();
            try {
                return value;
            } finally {
                rw.readLock().unlock();
            }
        }

        void advanceTo(long v) {
            rw.writeLock().lock();
            try {
                value = v;
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    static final class Office {
        private final Sequence seq;
        private final Set<Long> mine = new HashSet<>();

        Office(Sequence seq) {
            this.seq = seq;
        }

        synchronized long next() {
            long n = seq.current() + 1;
            seq.advanceTo(n);
            mine.add(n);
            return n;
        }

        synchronized boolean gave(long n) {
            return mine.contains(n);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sequence seq = new Sequence();
        Office north = new Office(seq);
        Office south = new Office(seq);
        Thread a = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                north.next();
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                south.next();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        int twice = 0;
        for (long n = 1; n <= 20_000; n++) {
            if (north.gave(n) && south.gave(n)) {
                twice++;
            }
        }
        System.out.println("given twice: " + twice);
    }
}
// corpus: unseen14
