// run: scan --only atomicity --library
// expect: atomicity
// Report() reads and then resets the Meter in two sections under the reporter lock; ticks that arrive at the Meter between the two are never reported.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class UsageReporter {
    public static final class Meter {
        private final String name;
        private long units;

        public Meter(String name) {
            this.name = name;
        }

        public synchronized void tick(long n) {
            units += n;
        }

        public synchronized long units() {
            return units;
        }

        public synchronized void reset() {
            units = 0;
        }
    }

    private final List<Meter> meters = new ArrayList<>();
    private long billed;

    public Meter meter(String name) {
        Meter m = new Meter(name);
        synchronized (this) {
            meters.add(m);
        }
        return m;
    }

    public synchronized Map<String, Long> report() {
        Map<String, Long> out = new LinkedHashMap<>();
        for (Meter m : meters) {
            long u = m.units();
            if (u == 0) {
                continue;
            }
            m.reset();
            billed += u;
            out.merge(m.name, u, Long::sum);
        }
        return out;
    }

    public synchronized long billed() {
        return billed;
    }
}
// corpus: unseen
