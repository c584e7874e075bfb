// run: scan --library --only atomicity
// expect: atomicity
// two desks share a seat plan; isFree and assign are two lock steps, so a seat is sold twice
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

public class CinemaDesk {
    public record Sale(String desk, String seat, String guest, int number) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final String name;
    private int sales;

    public CinemaDesk(String name) {
        this.name = name;
    }

    public Optional<Sale> sell(SeatPlan plan, String seat, String guest) {
        lock.lock();
        try {
            if (!plan.isFree(seat)) {
                return Optional.empty();
            }
            plan.assign(seat, guest);
            return Optional.of(new Sale(name, seat, guest, ++sales));
        } finally {
            lock.unlock();
        }
    }

    public int sales() {
        lock.lock();
        try {
            return sales;
        } finally {
            lock.unlock();
        }
    }

    public static class SeatPlan {
        private final Map<String, String> guests = new HashMap<>();

        public synchronized boolean isFree(String seat) {
            return !guests.containsKey(seat);
        }

        public synchronized void assign(String seat, String guest) {
            guests.put(seat, guest);
        }

        public synchronized Optional<String> guest(String seat) {
            return Optional.ofNullable(guests.get(seat));
        }
    }
}
// corpus: unseen15
