// run: scan --only lock-order
// expect: none
// both cells are taken with tryLock, everything is given back and retried after a random pause when the second is busy
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class CellSwapBench {
    static final class Cell {
        private final ReentrantLock lock = new ReentrantLock();
        private int value;

        Cell(int value) {
            this.value = value;
        }

        void swapWith(Cell other) {
            if (other == this) {
                return;
            }
            while (true) {
                if (lock.tryLock()) {
                    try {
                        if (other.lock.tryLock()) {
                            try {
                                int t = value;
                                value = other.value;
                                other.value = t;
                                return;
                            } finally {
                                other.lock.unlock();
                            }
                        }
                    } finally {
                        lock.unlock();
                    }
                }
                LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(1, 2000));
            }
        }

        int read() {
            lock.lock();
            try {
                return value;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Cell[] cells = new Cell[8];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = new Cell(i);
        }
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int t = 0; t < 4; t++) {
            pool.execute(() -> {
                ThreadLocalRandom r = ThreadLocalRandom.current();
                for (int i = 0; i < 2000; i++) {
                    cells[r.nextInt(cells.length)].swapWith(cells[r.nextInt(cells.length)]);
                }
            });
        }
        pool.shutdown();
        if (!pool.awaitTermination(8, TimeUnit.SECONDS)) {
            throw new IllegalStateException("slow");
        }
        int sum = 0;
        for (Cell c : cells) {
            sum += c.read();
        }
        System.out.println(sum);
    }
}
// corpus: unseen16
