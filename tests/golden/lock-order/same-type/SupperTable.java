// run: scan --only lock-order
// expect: lock-order
// every philosopher takes the left fork, then the right one; all five holding the left fork is a cycle
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SupperTable {
    static class Diner implements Runnable {
        private final Lock left;
        private final Lock right;
        private int meals;

        Diner(Lock left, Lock right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                left.lock();
                try {
                    right.lock();
                    try {
                        meals++;
                    } finally {
                        right.unlock();
                    }
                } finally {
                    left.unlock();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final int seats = 5;
        Lock[] forks = new Lock[seats];
        for (int i = 0; i < seats; i++) {
            forks[i] = new ReentrantLock();
        }
        Thread[] threads = new Thread[seats];
        Diner[] diners = new Diner[seats];
        for (int i = 0; i < seats; i++) {
            diners[i] = new Diner(forks[i], forks[(i + 1) % seats]);
            threads[i] = new Thread(diners[i], "diner-" + i);
        }
        for (Thread t : threads) {
            t.start();
        }
        int total = 0;
        for (int i = 0; i < seats; i++) {
            threads[i].join();
            total += diners[i].meals;
        }
        System.out.println(total);
    }
}
// corpus: unseen10
