// run: scan --only atomicity --library
// expect: none
// The manager calls the shared PortTable exactly once per step: PortTable.acquireLowest does search and marking under its own monitor; the later release is a separate business step.
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

public class CompoundInside {

    public static final class PortTable {
        private final BitSet used = new BitSet();
        private final int from;
        private final int to;

        public PortTable(int from, int to) {
            this.from = from;
            this.to = to;
        }

        private synchronized boolean isUsed(int p) { return used.get(p - from); }

        private synchronized void mark(int p) { used.set(p - from); }

        synchronized OptionalInt acquireLowest() {
            for (int p = from; p <= to; p++) {
                if (!isUsed(p)) {
                    mark(p);
                    return OptionalInt.of(p);
                }
            }
            return OptionalInt.empty();
        }

        synchronized void release(int p) { used.clear(p - from); }

        public synchronized int inUse() { return used.cardinality(); }
    }

    private final PortTable table;
    private final Map<String, Integer> services = new HashMap<>();

    public CompoundInside(PortTable table) { this.table = table; }

    public synchronized int open(String service) {
        Integer p = services.get(service);
        if (p != null) {
            return p;
        }
        int port = table.acquireLowest().orElseThrow(() -> new IllegalStateException("no port"));
        services.put(service, port);
        return port;
    }

    public synchronized void close(String service) {
        Integer p = services.remove(service);
        if (p != null) {
            table.release(p);
        }
    }
}
// corpus: unseen
