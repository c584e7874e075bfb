// run: scan --only lock-order
// expect: none
// Depot constants own the locks, and Convoy.move always takes the lock of the constant with the smaller ordinal first, whatever the direction of the move.
package army.convoy;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

enum Depot {
    NORTH, EAST, SOUTH, WEST;

    final ReentrantLock lock = new ReentrantLock();
    int trucks = 100;
}

class Convoy {
    boolean move(Depot from, Depot to, int n) {
        if (from == to) {
            return false;
        }
        Depot low = from.compareTo(to) < 0 ? from : to;
        Depot high = low == from ? to : from;
        low.lock.lock();
        try {
            high.lock.lock();
            try {
                if (from.trucks < n) {
                    return false;
                }
                from.trucks -= n;
                to.trucks += n;
                return true;
            } finally {
                high.lock.unlock();
            }
        } finally {
            low.lock.unlock();
        }
    }

    int census() {
        int sum = 0;
        for (Depot d : Depot.values()) {
            d.lock.lock();
        }
        try {
            for (Depot d : Depot.values()) {
                sum += d.trucks;
            }
        } finally {
            for (Depot d : Depot.values()) {
                d.lock.unlock();
            }
        }
        return sum;
    }
}

public class OrdinalZones {
    public static void main(String[] args) throws InterruptedException {
        Convoy c = new Convoy();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(() -> { for (int i = 0; i < 10_000; i++) c.move(Depot.NORTH, Depot.WEST, 1); });
        pool.execute(() -> { for (int i = 0; i < 10_000; i++) c.move(Depot.WEST, Depot.NORTH, 1); });
        pool.execute(() -> { for (int i = 0; i < 100; i++) c.census(); });
        pool.shutdown();
        pool.awaitTermination(30, TimeUnit.SECONDS);
        System.out.println(c.census());
    }
}
// corpus: unseen
