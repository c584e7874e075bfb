// run: scan --library --only lock-order
// expect: lock-order
// rebook() holds this flight and seats the passenger on the other one; rebooking a -> b and b -> a at the same time blocks both
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class FareDesk {
    private final Map<String, Flight> flights = new ConcurrentHashMap<>();

    public void schedule(String code, int seats) {
        flights.putIfAbsent(code, new Flight(seats));
    }

    public boolean book(String code, String passenger, int fare) {
        Flight flight = flights.get(code);
        return flight != null && flight.accept(passenger, fare);
    }

    public boolean rebook(String passenger, String from, String to) {
        Flight old = flights.get(from);
        Flight next = flights.get(to);
        if (old == null || next == null || old == next) {
            return false;
        }
        return old.rebook(passenger, next);
    }

    private static final class Flight {
        private final Map<String, Integer> manifest = new HashMap<>();
        private final int seats;

        Flight(int seats) {
            this.seats = seats;
        }

        synchronized boolean accept(String passenger, int fare) {
            if (manifest.size() == seats) {
                return false;
            }
            manifest.put(passenger, fare);
            return true;
        }

        synchronized boolean rebook(String passenger, Flight to) {
            Integer fare = manifest.get(passenger);
            if (fare == null || !to.accept(passenger, fare)) {
                return false;
            }
            manifest.remove(passenger);
            return true;
        }
    }
}
// corpus: unseen10
