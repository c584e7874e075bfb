// run: scan --only lock-order
// expect: lock-order
// advance() awaits the latch while holding worldLock; each region worker needs worldLock in reportMoved before it counts down
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class WorldTick {
    private static final class Region {
        final int id;
        final double[] positions;

        Region(int id, int n) {
            this.id = id;
            this.positions = new double[n];
        }

        int move() {
            int moved = 0;
            for (int i = 0; i < positions.length; i++) {
                positions[i] += (i + id) % 3;
                if ((i + id) % 3 != 0) {
                    moved++;
                }
            }
            return moved;
        }
    }

    private final Lock worldLock = new ReentrantLock();
    private final Region[] regions = new Region[4];
    private long movedTotal;
    private int tick;

    WorldTick() {
        Arrays.setAll(regions, i -> new Region(i, 100));
    }

    void advance() throws InterruptedException {
        worldLock.lock();
        try {
            CountDownLatch done = new CountDownLatch(regions.length);
            for (Region r : regions) {
                new Thread(() -> step(r, done), "region-" + r.id).start();
            }
            done.await();
            tick++;
        } finally {
            worldLock.unlock();
        }
    }

    private void step(Region r, CountDownLatch done) {
        try {
            reportMoved(r.move());
        } finally {
            done.countDown();
        }
    }

    private void reportMoved(int n) {
        worldLock.lock();
        try {
            movedTotal += n;
        } finally {
            worldLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WorldTick w = new WorldTick();
        for (int i = 0; i < 10; i++) {
            w.advance();
        }
        System.out.println(w.tick + " " + w.movedTotal);
    }
}
// corpus: unseen12
