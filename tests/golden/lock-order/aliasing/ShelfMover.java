// run: scan --only lock-order
// expect: none
// the two locks of the array are always taken in rising index order
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

public class ShelfMover {
    private final ReentrantLock[] locks;
    private final int[] units;

    ShelfMover(int shelves, int initial) {
        locks = IntStream.range(0, shelves).mapToObj(i -> new ReentrantLock()).toArray(ReentrantLock[]::new);
        units = new int[shelves];
        Arrays.fill(units, initial);
    }

    private boolean withShelves(int x, int y, BooleanSupplier body) {
        ReentrantLock low = locks[Math.min(x, y)];
        ReentrantLock high = locks[Math.max(x, y)];
        low.lock();
        try {
            high.lock();
            try {
                return body.getAsBoolean();
            } finally {
                high.unlock();
            }
        } finally {
            low.unlock();
        }
    }

    boolean move(int from, int to, int n) {
        if (from == to) {
            return false;
        }
        return withShelves(from, to, () -> {
            if (units[from] < n) {
                return false;
            }
            units[from] -= n;
            units[to] += n;
            return true;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        ShelfMover svc = new ShelfMover(4, 1000);
        Thread[] pickers = new Thread[4];
        for (int t = 0; t < pickers.length; t++) {
            Random rnd = new Random(t);
            pickers[t] = new Thread(() -> {
                for (int i = 0; i < 10_000; i++) {
                    svc.move(rnd.nextInt(4), rnd.nextInt(4), 1 + rnd.nextInt(3));
                }
            });
            pickers[t].start();
        }
        for (Thread t : pickers) {
            t.join();
        }
        System.out.println(Arrays.stream(svc.units).sum());
    }
}
// corpus: unseen12
