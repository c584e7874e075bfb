// run: scan --only atomicity --library
// expect: none
// Flight.tryAssign checks the capacity itself under its lock; the agency's earlier freeSeats call only decides whether a warning is printed.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class AirlineTryAssign {
    public static class Flight {
        private final int capacity;
        private final List<String> passengers = new ArrayList<>();

        public Flight(int capacity) {
            this.capacity = capacity;
        }

        public synchronized int freeSeats() {
            return capacity - passengers.size();
        }

        public synchronized boolean tryAssign(String name) {
            if (passengers.size() >= capacity) {
                return false;
            }
            return passengers.add(name);
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Flight flight;
    private int sold;

    public AirlineTryAssign(Flight flight) {
        this.flight = flight;
    }

    public boolean book(String name) {
        lock.lock();
        try {
            if (flight.freeSeats() < 5) {
                System.out.println("few seats left");
            }
            if (!flight.tryAssign(name)) {
                return false;
            }
            sold++;
            return true;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
