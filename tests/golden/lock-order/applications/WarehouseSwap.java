// Both locks are always taken in ascending id order (ids unique), so no cycle.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class WarehouseSwap {
    private static final AtomicInteger IDS = new AtomicInteger();

    static class Bin {
        final int id = IDS.incrementAndGet();
        final Lock lock = new ReentrantLock();
        private int pieces;

        Bin(int pieces) {
            this.pieces = pieces;
        }
    }

    interface Move {
        void apply(Bin from, Bin to);
    }

    static void locked(Bin from, Bin to, Move move) {
        if (from == to) {
            return;
        }
        Bin first = from.id < to.id ? from : to;
        Bin second = first == from ? to : from;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                move.apply(from, to);
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    static void shift(Bin from, Bin to, int n) {
        locked(from, to, (f, t) -> {
            int k = Math.min(n, f.pieces);
            f.pieces -= k;
            t.pieces += k;
        });
    }

    public static void main(String[] args) throws Exception {
        List<Bin> bins = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            bins.add(new Bin(100));
        }
        ExecutorService ex = Executors.newFixedThreadPool(4);
        List<Future<?>> fs = new ArrayList<>();
        for (int w = 0; w < 4; w++) {
            final int s = w;
            fs.add(ex.submit(() -> {
                for (int i = 0; i < 200; i++) {
                    shift(bins.get((i + s) % 4), bins.get((i * 3 + s + 1) % 4), i % 5);
                }
            }));
        }
        for (Future<?> f : fs) {
            f.get();
        }
        ex.shutdown();
        int sum = 0;
        for (Bin b : bins) {
            sum += b.pieces;
        }
        System.out.println(sum);
    }
}
