// run: scan --only lock-order
// expect: none
// each diner takes the chopstick with the lower index first, so there is no cycle
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class NoodleTable {
    private final Lock[] sticks;

    NoodleTable(int seats) {
        sticks = new Lock[seats];
        for (int i = 0; i < seats; i++) {
            sticks[i] = new ReentrantLock();
        }
    }

    final class Guest extends Thread {
        private final int low;
        private final int high;
        private int bowls;

        Guest(int seat) {
            super("guest-" + seat);
            int next = (seat + 1) % sticks.length;
            low = Math.min(seat, next);
            high = Math.max(seat, next);
        }

        private void eatOnce() {
            sticks[low].lock();
            try {
                sticks[high].lock();
                try {
                    bowls++;
                } finally {
                    sticks[high].unlock();
                }
            } finally {
                sticks[low].unlock();
            }
        }

        @Override
        public void run() {
            for (int i = 0; i < 20_000; i++) {
                eatOnce();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        NoodleTable table = new NoodleTable(5);
        List<Guest> guests = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            guests.add(table.new Guest(i));
        }
        guests.forEach(Thread::start);
        int sum = 0;
        for (Guest g : guests) {
            g.join();
            sum += g.bowls;
        }
        System.out.println(sum);
    }
}
// corpus: unseen20
