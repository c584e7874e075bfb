// run: scan --only lock-order
// expect: lock-order
// each robot locks its own station and then the next one round the ring; all robots holding their first station wait for ever
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class WarehouseRobots {
    static final class Station {
        private final Lock lock = new ReentrantLock();
        private int parcels;

        void add(int n) {
            parcels += n;
        }
    }

    private final Station[] ring;

    WarehouseRobots(int n) {
        ring = new Station[n];
        for (int i = 0; i < n; i++) {
            ring[i] = new Station();
            ring[i].add(10);
        }
    }

    final class Robot implements Runnable {
        private final int home;
        private int moved;

        Robot(int home) {
            this.home = home;
        }

        @Override
        public void run() {
            for (int i = 0; i < 5000; i++) {
                step();
            }
        }

        private void step() {
            Station here = ring[home];
            Station next = ring[(home + 1) % ring.length];
            here.lock.lock();
            try {
                next.lock.lock();
                try {
                    if (here.parcels > 0) {
                        here.add(-1);
                        next.add(1);
                        moved++;
                    }
                } finally {
                    next.lock.unlock();
                }
            } finally {
                here.lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        WarehouseRobots w = new WarehouseRobots(3);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(w.new Robot(i), "robot-" + i);
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
    }
}
// corpus: unseen13
