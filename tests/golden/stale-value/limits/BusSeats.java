// run: scan --library --only stale-value
// expect: stale-value
// book() reads the free seat under the lock, gives the lock back to work out the fare and marks the seat under the lock taken again without looking: two callers get one seat
import java.util.Arrays;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BusSeats {
    public record Ticket(int seat, String passenger, long fare) { }

    private final Lock lock = new ReentrantLock();
    private final String[] seats;

    public BusSeats(int count) {
        seats = new String[count];
    }

    public Ticket book(String passenger, int kilometres) {
        int seat = firstFree();
        if (seat < 0) {
            return null;
        }
        long fare = fare(seat, kilometres);
        mark(seat, passenger);
        return new Ticket(seat, passenger, fare);
    }

    private int firstFree() {
        lock.lock();
        try {
            return Arrays.asList(seats).indexOf(null);
        } finally {
            lock.unlock();
        }
    }

    private void mark(int seat, String passenger) {
        lock.lock();
        try {
            seats[seat] = passenger;
        } finally {
            lock.unlock();
        }
    }

    private long fare(int seat, int kilometres) {
        long base = 120L * kilometres;
        return seat < 4 ? base + 250 : base;
    }

    public void cancel(Ticket t) {
        lock.lock();
        try {
            if (t.passenger().equals(seats[t.seat()])) {
                seats[t.seat()] = null;
            }
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen17
