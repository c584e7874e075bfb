// run: scan --only stale-value
// expect: none
// the seat map lends its ReentrantLock; the agency holds it from free() to take(), both of which only re-enter it
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class SeatBooking {
    static final class SeatMap {
        private final ReentrantLock lock = new ReentrantLock();
        private final BitSet taken = new BitSet();
        private final int seats;

        SeatMap(int seats) {
            this.seats = seats;
        }

        ReentrantLock lock() {
            return lock;
        }

        int firstFree(int from) {
            lock.lock();
            try {
                int s = taken.nextClearBit(from);
                return s < seats ? s : -1;
            } finally {
                lock.unlock();
            }
        }

        void take(int seat) {
            lock.lock();
            try {
                if (taken.get(seat)) {
                    throw new IllegalStateException("seat " + seat);
                }
                taken.set(seat);
            } finally {
                lock.unlock();
            }
        }
    }

    static final class Agency {
        private final List<Integer> sold = new ArrayList<>();

        synchronized boolean sellPair(SeatMap map) {
            map.lock().lock();
            try {
                int a = map.firstFree(0);
                int b = a < 0 ? -1 : map.firstFree(a + 1);
                if (b < 0) {
                    return false;
                }
                map.take(a);
                map.take(b);
                sold.add(a);
                sold.add(b);
                return true;
            } finally {
                map.lock().unlock();
            }
        }

        synchronized int sold() {
            return sold.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SeatMap hall = new SeatMap(2001);
        Agency[] agencies = {new Agency(), new Agency(), new Agency()};
        Thread[] counters = new Thread[agencies.length];
        for (int i = 0; i < counters.length; i++) {
            Agency a = agencies[i];
            counters[i] = new Thread(() -> {
                int pairs = 0;
                while (a.sellPair(hall)) {
                    pairs++;
                }
                System.out.println("pairs " + (pairs >= 0));
            });
            counters[i].start();
        }
        int total = 0;
        for (int i = 0; i < counters.length; i++) {
            counters[i].join();
            total += agencies[i].sold();
        }
        System.out.println(total);
    }
}
// corpus: unseen
