// run: scan --only lock-order
// expect: none
// Dining philosophers where the last one takes the forks in the other order (lower seat first), so no cycle of waiting is possible.
package diners;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Fork {
    private final Lock lock = new ReentrantLock();
    final int seat;

    Fork(int seat) { this.seat = seat; }

    void pickUp() { lock.lock(); }

    void putDown() { lock.unlock(); }
}

class Philosopher implements Runnable {
    private final Fork first;
    private final Fork second;
    private int meals;

    Philosopher(Fork first, Fork second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void run() {
        for (int i = 0; i < 10_000; i++) {
            first.pickUp();
            try {
                second.pickUp();
                try {
                    meals++;
                } finally {
                    second.putDown();
                }
            } finally {
                first.putDown();
            }
        }
    }

    int meals() { return meals; }
}

public class LeftHanded {
    public static void main(String[] args) throws InterruptedException {
        final int n = 5;
        Fork[] forks = new Fork[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new Fork(i);
        }
        Philosopher[] table = new Philosopher[n];
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            Fork left = forks[i];
            Fork right = forks[(i + 1) % n];
            table[i] = i == n - 1 ? new Philosopher(right, left) : new Philosopher(left, right);
            threads[i] = new Thread(table[i]);
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < n; i++) {
            threads[i].join();
            sum += table[i].meals();
        }
        System.out.println(sum);
    }
}
// corpus: unseen
