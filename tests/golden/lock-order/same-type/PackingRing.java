// run: scan --only lock-order
// expect: none
// two neighbouring stations are always locked lowest index first, also at the seam of the ring
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PackingRing {
    static final class Bay {
        private final Lock lock = new ReentrantLock();
        private int parcels = 10;
    }

    private final Bay[] ring;

    PackingRing(int n) {
        ring = new Bay[n];
        for (int i = 0; i < n; i++) {
            ring[i] = new Bay();
        }
    }

    boolean move(int from, int to) {
        Lock first = ring[Math.min(from, to)].lock;
        Lock second = ring[Math.max(from, to)].lock;
        first.lock();
        try {
            second.lock();
            try {
                if (ring[from].parcels == 0) {
                    return false;
                }
                ring[from].parcels--;
                ring[to].parcels++;
                return true;
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    final class Picker implements Runnable {
        private final int home;

        Picker(int home) {
            this.home = home;
        }

        @Override
        public void run() {
            int moved = 0;
            for (int i = 0; i < 5000; i++) {
                if (move(home, (home + 1) % ring.length)) {
                    moved++;
                }
            }
            System.out.println(Thread.currentThread().getName() + " moved " + moved);
        }
    }

    public static void main(String[] args) throws Exception {
        PackingRing w = new PackingRing(3);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(w.new Picker(i), "picker-" + i);
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
