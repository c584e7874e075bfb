// run: scan --only lock-order
// expect: none
// Repaired StockMover: bins are always locked in ascending order of a unique serial number, whatever the direction of the move.
package loc.orderedstockmover;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class OrderedStockMover {
    private static final AtomicInteger SERIAL = new AtomicInteger();

    static class Bin {
        private final int serial = SERIAL.incrementAndGet();
        private int pieces;

        Bin(int pieces) {
            this.pieces = pieces;
        }

        synchronized int pieces() {
            return pieces;
        }
    }

    private final List<Bin> bins = new ArrayList<>();

    OrderedStockMover() {
        for (int i = 0; i < 5; i++) {
            bins.add(new Bin(100));
        }
    }

    boolean move(Bin from, Bin to, int n) {
        if (from == to) {
            return false;
        }
        Bin low = from.serial < to.serial ? from : to;
        Bin high = low == from ? to : from;
        synchronized (low) {
            synchronized (high) {
                if (from.pieces < n) {
                    return false;
                }
                from.pieces -= n;
                to.pieces += n;
                return true;
            }
        }
    }

    void forklift(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 10_000; i++) {
            Bin a = bins.get(random.nextInt(bins.size()));
            Bin b = bins.get(random.nextInt(bins.size()));
            move(a, b, 1 + random.nextInt(4));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OrderedStockMover mover = new OrderedStockMover();
        Thread t1 = new Thread(() -> mover.forklift(1));
        Thread t2 = new Thread(() -> mover.forklift(2));
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        int sum = 0;
        for (Bin b : mover.bins) {
            sum += b.pieces();
        }
        System.out.println(sum);
    }
}
// corpus: unseen
