// Ring of four musicians taking left then right stand, but a semaphore admits at most three at a time, so one of them always gets both.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class StringQuartet {

    private static final int PLAYERS = 4;
    private final Lock[] stands = new Lock[PLAYERS];
    private final int[] pieces = new int[PLAYERS];
    private final Semaphore seats = new Semaphore(PLAYERS - 1);

    StringQuartet() {
        for (int i = 0; i < PLAYERS; i++) {
            stands[i] = new ReentrantLock();
        }
    }

    class Musician implements Runnable {
        private final int seat;

        Musician(int seat) {
            this.seat = seat;
        }

        private void play() throws InterruptedException {
            seats.acquire();
            try {
                Lock left = stands[seat];
                Lock right = stands[(seat + 1) % PLAYERS];
                left.lock();
                try {
                    right.lock();
                    try {
                        pieces[seat]++;
                    } finally {
                        right.unlock();
                    }
                } finally {
                    left.unlock();
                }
            } finally {
                seats.release();
            }
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 100; i++) {
                    play();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StringQuartet quartet = new StringQuartet();
        Thread[] threads = new Thread[PLAYERS];
        for (int i = 0; i < PLAYERS; i++) {
            threads[i] = new Thread(quartet.new Musician(i));
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < PLAYERS; i++) {
            threads[i].join();
            sum += quartet.pieces[i];
        }
        System.out.println("pieces " + sum);
    }
}
