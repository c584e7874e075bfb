// run: scan --library --only atomicity
// expect: none
// isFree is only a quick no; tryAssign checks again and takes the seat in one lock step, and its answer decides
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

public class TheatreDesk {
    public record Sale(String desk, String seat, String guest, int number) {}

    public static class Stalls {
        private final Map<String, String> guests = new HashMap<>();

        public synchronized boolean isFree(String seat) {
            return !guests.containsKey(seat);
        }

        public synchronized boolean tryAssign(String seat, String guest) {
            return guests.putIfAbsent(seat, guest) == null;
        }

        public synchronized Optional<String> guest(String seat) {
            return Optional.ofNullable(guests.get(seat));
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final String name;
    private int sales;

    public TheatreDesk(String name) {
        this.name = name;
    }

    public Optional<Sale> sell(Stalls stalls, String seat, String guest) {
        lock.lock();
        try {
            if (!stalls.isFree(seat)) {
                return Optional.empty();
            }
            if (!stalls.tryAssign(seat, guest)) {
                return Optional.empty();
            }
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
}
// corpus: unseen15
