// run: scan --only atomicity --library
// expect: atomicity
// Agency.book holds the agency lock and calls flight.freeSeats then flight.assign; another agency (or flight.assign called directly) may take the last seat in between, and the flight is overbooked.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class AirlineAgency {
    public static class Flight {
        private final int capacity;
        private final List<String> passengers = new ArrayList<>();

        public Flight(int capacity) {
            this.capacity = capacity;
        }

        public synchronized int freeSeats() {
            return capacity - passengers.size();
        }

        public synchronized int assign(String name) {
            passengers.add(name);
            return passengers.size();
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Flight flight;
    private int sold;

    public AirlineAgency(Flight flight) {
        this.flight = flight;
    }

    public boolean book(String name) {
        lock.lock();
        try {
            if (flight.freeSeats() == 0) {
                return false;
            }
            flight.assign(name);
            sold++;
            return true;
        } finally {
            lock.unlock();
        }
    }

    public int sold() {
        lock.lock();
        try {
            return sold;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
