// run: scan --library --only atomicity
// expect: atomicity
// export reads the gauge's total and then resets it; what is recorded between the two is never exported
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class GaugeExporter {
    public static final class Gauge {
        private final String name;
        private long total;

        public Gauge(String name) {
            this.name = name;
        }

        public synchronized void record(long v) {
            total += v;
        }

        public synchronized long total() {
            return total;
        }

        public synchronized void reset() {
            total = 0;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Long> exported = new LinkedHashMap<>();

    public void export(Iterable<Gauge> gauges) {
        lock.lock();
        try {
            for (Gauge g : gauges) {
                exportOne(g);
            }
        } finally {
            lock.unlock();
        }
    }

    private void exportOne(Gauge g) {
        long value = g.total();
        if (value != 0) {
            exported.merge(g.name, value, Long::sum);
            g.reset();
        }
    }

    public long exported(String name) {
        lock.lock();
        try {
            return exported.getOrDefault(name, 0L);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen20
