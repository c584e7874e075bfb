// run: scan --only atomicity --library
// expect: atomicity
// Should be: none
// Repaired UsageReporter: each Meter is read and zeroed in the single section drain(); what is too small to bill is added back, which keeps all ticks that came in between. Taking all and adding some of it back looks like a value that is read, changed and written back.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class FP_DrainingReporter {
    public static final class Meter {
        private final String name;
        private long units;

        Meter(String name) {
            this.name = name;
        }

        public synchronized void tick(long n) {
            units += n;
        }

        synchronized long drain() {
            long u = units;
            units = 0;
            return u;
        }

        /** Gives back what could not be billed. */
        synchronized void refund(long n) {
            units += n;
        }
    }

    private static final long MINIMUM = 10;

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
            long u = m.drain();
            if (u < MINIMUM) {
                m.refund(u);
                continue;
            }
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
