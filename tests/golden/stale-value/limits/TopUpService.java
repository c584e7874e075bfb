// run: scan --library --only stale-value
// expect: stale-value
// topUp reads the meter's credit in one lock section and sets it in another; a consume() or second topUp between is lost
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class TopUpService {
    public static class Meter {
        private long credit;
        private boolean blocked;

        public synchronized long credit() {
            return credit;
        }

        public synchronized void setCredit(long c) {
            credit = c;
            blocked = c <= 0;
        }

        public synchronized void consume(long units) {
            credit -= units;
            if (credit <= 0) {
                blocked = true;
            }
        }

        public synchronized boolean blocked() {
            return blocked;
        }
    }

    private final Map<String, Meter> meters = new ConcurrentHashMap<>();

    public Meter meter(String serial) {
        return meters.computeIfAbsent(serial, s -> new Meter());
    }

    public long topUp(String serial, long units) {
        Meter m = meter(serial);
        long updated = m.credit() + bonus(units);
        m.setCredit(updated);
        return updated;
    }

    private long bonus(long units) {
        return units >= 1_000 ? units + units / 20 : units;
    }
}
// corpus: unseen17
