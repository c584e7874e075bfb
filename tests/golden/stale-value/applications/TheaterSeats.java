// sell() asks isFree(seat) and reserves in a second critical section without re-check; two counters can sell the same seat.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value severity=low
// Should be: medium or high.
// corpus: unseen30
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class TheaterSeats {

    abstract static class Hall {
        private final ReentrantLock lock = new ReentrantLock();
        private final BitSet taken = new BitSet();

        boolean isFree(int seat) {
            lock.lock();
            try {
                return !taken.get(seat);
            } finally {
                lock.unlock();
            }
        }

        void reserve(int seat) {
            lock.lock();
            try {
                taken.set(seat);
            } finally {
                lock.unlock();
            }
        }

        abstract int seats();
    }

    static class ChamberHall extends Hall {
        @Override
        int seats() {
            return 60;
        }
    }

    static class Counter extends Thread {
        private final Hall hall;
        private final AtomicInteger sold;

        Counter(Hall hall, AtomicInteger sold) {
            this.hall = hall;
            this.sold = sold;
        }

        @Override
        public void run() {
            for (int seat = 0; seat < hall.seats(); seat++) {
                if (hall.isFree(seat)) {
                    hall.reserve(seat);
                    sold.incrementAndGet();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Hall hall = new ChamberHall();
        AtomicInteger sold = new AtomicInteger();
        Counter lobby = new Counter(hall, sold);
        Counter phone = new Counter(hall, sold);
        lobby.start();
        phone.start();
        lobby.join();
        phone.join();
        System.out.println("tickets sold: " + sold.get());
    }
}
