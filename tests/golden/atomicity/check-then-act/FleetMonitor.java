// run: scan --library --only atomicity
// expect: none
// the loop asks each vehicle exactly once; the answers of different vehicles are not taken to be of one moment
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

public class FleetMonitor {
    public enum Health { GOOD, WORN, BROKEN }

    public static final class Vehicle {
        private Health health = Health.GOOD;
        private int km;

        public synchronized void drive(int d) {
            km += d;
            health = km > 200_000 ? Health.BROKEN : km > 100_000 ? Health.WORN : Health.GOOD;
        }

        public synchronized void repair() {
            km = 0;
            health = Health.GOOD;
        }

        public synchronized Health health() {
            return health;
        }
    }

    private final List<Vehicle> vehicles = new ArrayList<>();
    private final Map<Health, Integer> lastCount = new EnumMap<>(Health.class);

    public synchronized void add(Vehicle v) {
        if (!vehicles.contains(v)) {
            vehicles.add(v);
        }
    }

    /** A rough picture: vehicles go on driving while they are asked. */
    public synchronized Map<Health, Integer> poll() {
        lastCount.clear();
        for (Vehicle v : vehicles) {
            lastCount.merge(v.health(), 1, Integer::sum);
        }
        return new EnumMap<>(lastCount.isEmpty() ? Map.of(Health.GOOD, 0) : lastCount);
    }
}
// corpus: unseen21
