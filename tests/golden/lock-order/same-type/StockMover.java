// run: scan --only lock-order
// expect: lock-order
// move() locks the source bin and then the target bin; two forklifts moving in opposite directions between the same two bins deadlock.
package lob.stockmover;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class StockMover {
    static class Bin {
        private final String label;
        private int pieces;

        Bin(String label, int pieces) {
            this.label = label;
            this.pieces = pieces;
        }

        synchronized int pieces() {
            return pieces;
        }
    }

    private final List<Bin> bins = new ArrayList<>();

    StockMover() {
        for (int i = 0; i < 5; i++) {
            bins.add(new Bin("bin-" + i, 100));
        }
    }

    boolean move(Bin from, Bin to, int n) {
        if (from == to) {
            return false;
        }
        synchronized (from) {
            if (from.pieces < n) {
                return false;
            }
            synchronized (to) {
                from.pieces -= n;
                to.pieces += n;
            }
        }
        return true;
    }

    private class Forklift implements Runnable {
        private final Random random;

        Forklift(long seed) {
            random = new Random(seed);
        }

        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                Bin a = bins.get(random.nextInt(bins.size()));
                Bin b = bins.get(random.nextInt(bins.size()));
                move(a, b, 1 + random.nextInt(4));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StockMover mover = new StockMover();
        Thread t1 = new Thread(mover.new Forklift(1));
        Thread t2 = new Thread(mover.new Forklift(2));
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        for (Bin b : mover.bins) {
            System.out.println(b.label + " " + b.pieces());
        }
    }
}
// corpus: unseen
