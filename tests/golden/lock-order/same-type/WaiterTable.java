// run: scan --only lock-order
// expect: none
// a waiter (semaphore) lets at most seats-1 philosophers reach for forks, and the last seat swaps its forks, so no circle can close
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class WaiterTable {
    private final ReentrantLock[] forks;
    private final Semaphore waiter;

    WaiterTable(int seats) {
        forks = new ReentrantLock[seats];
        for (int i = 0; i < seats; i++) {
            forks[i] = new ReentrantLock();
        }
        waiter = new Semaphore(seats - 1);
    }

    void dine(int seat, Runnable meal) throws InterruptedException {
        int next = (seat + 1) % forks.length;
        ReentrantLock first = forks[Math.min(seat, next)];
        ReentrantLock second = forks[Math.max(seat, next)];
        waiter.acquire();
        try {
            first.lock();
            try {
                second.lock();
                try {
                    meal.run();
                } finally {
                    second.unlock();
                }
            } finally {
                first.unlock();
            }
        } finally {
            waiter.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        final int seats = 5;
        WaiterTable table = new WaiterTable(seats);
        int[] meals = new int[seats];
        Thread[] threads = new Thread[seats];
        for (int i = 0; i < seats; i++) {
            final int seat = i;
            threads[i] = new Thread(() -> {
                try {
                    for (int m = 0; m < 2_000; m++) {
                        table.dine(seat, () -> meals[seat]++);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            threads[i].start();
        }
        int total = 0;
        for (int i = 0; i < seats; i++) {
            threads[i].join();
            total += meals[i];
        }
        System.out.println(total);
    }
}
// corpus: unseen10
