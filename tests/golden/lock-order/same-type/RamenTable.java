// run: scan --only lock-order
// expect: lock-order
// every diner takes the chopstick at seat i and then (i + 1) % n: a cycle round the table
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RamenTable {
    private final Lock[] sticks;
    private final List<Diner> diners = new ArrayList<>();

    RamenTable(int seats) {
        sticks = new Lock[seats];
        for (int i = 0; i < seats; i++) {
            sticks[i] = new ReentrantLock();
        }
        for (int i = 0; i < seats; i++) {
            diners.add(new Diner(i));
        }
    }

    final class Diner implements Runnable {
        private final int seat;
        private int bowls;

        Diner(int seat) {
            this.seat = seat;
        }

        private void eatOnce() {
            Lock near = sticks[seat];
            Lock far = sticks[(seat + 1) % sticks.length];
            near.lock();
            try {
                far.lock();
                try {
                    bowls++;
                } finally {
                    far.unlock();
                }
            } finally {
                near.unlock();
            }
        }

        @Override
        public void run() {
            for (int i = 0; i < 50_000; i++) {
                eatOnce();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RamenTable table = new RamenTable(5);
        List<Thread> threads = new ArrayList<>();
        for (Diner d : table.diners) {
            Thread t = new Thread(d, "diner-" + d.seat);
            threads.add(t);
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        int sum = 0;
        for (Diner d : table.diners) {
            sum += d.bowls;
        }
        System.out.println(sum);
    }
}
// corpus: unseen20
