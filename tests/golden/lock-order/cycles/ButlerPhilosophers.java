// run: scan --only lock-order
// expect: none
// A butler semaphore admits at most four of five philosophers to the table, so the cycle of five forks cannot close.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class ButlerPhilosophers {
    static final int N = 5;
    static final ReentrantLock[] FORKS = new ReentrantLock[N];
    static final Semaphore BUTLER = new Semaphore(N - 1);

    static void dine(int i) throws InterruptedException {
        BUTLER.acquire();
        try {
            FORKS[i].lock();
            try {
                FORKS[(i + 1) % N].lock();
                try {
                    System.out.println(i + " eats");
                } finally {
                    FORKS[(i + 1) % N].unlock();
                }
            } finally {
                FORKS[i].unlock();
            }
        } finally {
            BUTLER.release();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < N; i++) {
            FORKS[i] = new ReentrantLock();
        }
        for (int i = 0; i < N; i++) {
            final int me = i;
            new Thread(() -> {
                try {
                    for (int k = 0; k < 10; k++) {
                        dine(me);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
    }
}
// corpus: unseen
