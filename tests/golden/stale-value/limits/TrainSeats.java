// run: scan --library --only stale-value
// expect: none
// the free seat is found in one lock section, but it is marked only when the seat is still free under the lock; else the search is done again
import java.util.Arrays;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TrainSeats {
    public record Booking(int seat, String passenger, long fare) { }

    private final Lock lock = new ReentrantLock();
    private final String[] seats;

    public TrainSeats(int count) {
        seats = new String[count];
    }

    public Booking book(String passenger, int kilometres) {
        while (true) {
            int seat = firstFree();
            if (seat < 0) {
                return null;
            }
            long fare = fare(seat, kilometres);
            if (markIfFree(seat, passenger)) {
                return new Booking(seat, passenger, fare);
            }
        }
    }

    private int firstFree() {
        lock.lock();
        try {
            return Arrays.asList(seats).indexOf(null);
        } finally {
            lock.unlock();
        }
    }

    private boolean markIfFree(int seat, String passenger) {
        lock.lock();
        try {
            if (seats[seat] != null) {
                return false;
            }
            seats[seat] = passenger;
            return true;
        } finally {
            lock.unlock();
        }
    }

    private long fare(int seat, int kilometres) {
        long base = 120L * kilometres;
        return seat < 4 ? base + 250 : base;
    }

    public void cancel(Booking b) {
        lock.lock();
        try {
            if (b.passenger().equals(seats[b.seat()])) {
                seats[b.seat()] = null;
            }
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen17
