// run: scan --only atomicity
// expect: none
// Snapshot() copies sum and count into one immutable record under one read lock; everything after works on the record
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class GaugeBoard {
    record Reading(long sum, long count) {
        double mean() {
            return count == 0 ? 0 : (double) sum / count;
        }
    }

    static class Gauge {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private long sum;
        private long count;

        void add(int v) {
            rw.writeLock().lock();
            try {
                sum += v;
                count++;
            } finally {
                rw.writeLock().unlock();
            }
        }

        Reading snapshot() {
            rw.readLock().lock();
            try {
                return new Reading(sum, count);
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private double shown;
    private long shownCount;

    synchronized double publish(Gauge g) {
        Reading r = g.snapshot();
        shown = r.mean();
        shownCount = r.count();
        return shown;
    }

    synchronized String text() {
        return shown + " of " + shownCount;
    }

    public static void main(String[] args) throws InterruptedException {
        Gauge gauge = new Gauge();
        GaugeBoard board = new GaugeBoard();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                gauge.add(10);
            }
        });
        writer.start();
        for (int i = 0; i < 1_000; i++) {
            board.publish(gauge);
        }
        writer.join();
        System.out.println(board.text());
    }
}
// corpus: unseen10
