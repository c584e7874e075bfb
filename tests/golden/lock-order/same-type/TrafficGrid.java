// run: scan --only lock-order
// expect: lock-order
// drive() locks the cell it leaves and then the cell it enters; two cars changing places take the two locks in opposite orders
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TrafficGrid {
    private final Lock[] locks;
    private final int[] cars;

    TrafficGrid(int cells, int perCell) {
        locks = new Lock[cells];
        cars = new int[cells];
        for (int i = 0; i < cells; i++) {
            locks[i] = new ReentrantLock();
            cars[i] = perCell;
        }
    }

    boolean drive(int from, int to) {
        if (from == to) {
            return false;
        }
        locks[from].lock();
        try {
            if (cars[from] == 0) {
                return false;
            }
            locks[to].lock();
            try {
                cars[from]--;
                cars[to]++;
                return true;
            } finally {
                locks[to].unlock();
            }
        } finally {
            locks[from].unlock();
        }
    }

    int at(int cell) {
        locks[cell].lock();
        try {
            return cars[cell];
        } finally {
            locks[cell].unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TrafficGrid grid = new TrafficGrid(4, 25);
        ExecutorService drivers = Executors.newFixedThreadPool(4);
        for (int d = 0; d < 4; d++) {
            long seed = d;
            drivers.execute(() -> {
                Random r = new Random(seed);
                for (int i = 0; i < 20_000; i++) {
                    grid.drive(r.nextInt(4), r.nextInt(4));
                }
            });
        }
        drivers.shutdown();
        drivers.awaitTermination(30, TimeUnit.SECONDS);
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += grid.at(i);
        }
        System.out.println(sum);
    }
}
// corpus: unseen17
