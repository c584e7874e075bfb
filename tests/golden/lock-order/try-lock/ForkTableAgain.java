// run: scan --only lock-order
// expect: none
// the second fork is only tried; if it is busy the first is put down before the next try
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class ForkTableAgain {
    private final ReentrantLock[] forks;

    ForkTableAgain(int n) {
        forks = new ReentrantLock[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new ReentrantLock();
        }
    }

    final class Guest implements Runnable {
        private final int seat;
        private int meals;

        Guest(int seat) {
            this.seat = seat;
        }

        private boolean tryEat() {
            ReentrantLock left = forks[seat];
            ReentrantLock right = forks[(seat + 1) % forks.length];
            left.lock();
            try {
                if (!right.tryLock()) {
                    return false;
                }
                try {
                    meals++;
                    return true;
                } finally {
                    right.unlock();
                }
            } finally {
                left.unlock();
            }
        }

        @Override
        public void run() {
            while (meals < 100) {
                if (!tryEat()) {
                    LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(20_000));
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ForkTableAgain table = new ForkTableAgain(5);
        Thread[] ts = new Thread[5];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(table.new Guest(i));
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println("all fed");
    }
}
// corpus: unseen21
