// run: scan --only lock-order
// expect: none
// the two block locks are taken by ascending index whatever the direction of travel
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RailGrid {
    private final Lock[] locks;
    private final int[] trains;

    RailGrid(int blocks, int perBlock) {
        locks = new Lock[blocks];
        trains = new int[blocks];
        for (int i = 0; i < blocks; i++) {
            locks[i] = new ReentrantLock();
            trains[i] = perBlock;
        }
    }

    boolean drive(int from, int to) {
        if (from == to) {
            return false;
        }
        Lock first = locks[Math.min(from, to)];
        Lock second = locks[Math.max(from, to)];
        first.lock();
        try {
            second.lock();
            try {
                if (trains[from] == 0) {
                    return false;
                }
                trains[from]--;
                trains[to]++;
                return true;
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    int total() {
        int sum = 0;
        for (int i = 0; i < locks.length; i++) {
            locks[i].lock();
        }
        for (int n : trains) {
            sum += n;
        }
        for (int i = locks.length - 1; i >= 0; i--) {
            locks[i].unlock();
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        RailGrid grid = new RailGrid(4, 25);
        ExecutorService drivers = Executors.newFixedThreadPool(4);
        for (int d = 0; d < 4; d++) {
            long seed = d;
            drivers.execute(() -> {
                Random r = new Random(seed);
                for (int i = 0; i < 5_000; i++) {
                    grid.drive(r.nextInt(4), r.nextInt(4));
                }
            });
        }
        System.out.println(grid.total());
        drivers.shutdown();
        drivers.awaitTermination(8, TimeUnit.SECONDS);
        System.out.println(grid.total());
    }
}
// corpus: unseen17
