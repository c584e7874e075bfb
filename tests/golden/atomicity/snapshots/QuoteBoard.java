// run: scan --library --only atomicity
// expect: none
// one call gives the version and the rows together as an immutable snapshot
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class QuoteBoard {
    public record Page(long version, Map<String, Long> rows) {}

    public static class PriceList {
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, Long> rows = new HashMap<>();
        private long version;

        public void quote(String symbol, long price) {
            rw.writeLock().lock();
            try {
                rows.put(symbol, price);
                version++;
            } finally {
                rw.writeLock().unlock();
            }
        }

        public Page snapshot() {
            rw.readLock().lock();
            try {
                return new Page(version, Map.copyOf(rows));
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private final PriceList list;
    private Page page = new Page(0, Map.of());
    private int refreshes;

    public QuoteBoard(PriceList list) {
        this.list = list;
    }

    public synchronized Page refresh() {
        Page fresh = list.snapshot();
        if (fresh.version() != page.version()) {
            page = fresh;
            refreshes++;
        }
        return page;
    }

    public synchronized Optional<Long> price(String symbol) {
        return Optional.ofNullable(page.rows().get(symbol));
    }

    public synchronized int refreshes() {
        return refreshes;
    }
}
// corpus: unseen15
