// run: scan --library --only atomicity
// expect: atomicity
// the version and the rows are read in two read-lock steps of the shared book and stored as one consistent page
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class QuoteSheet {
    public record Page(long version, Map<String, Long> rows) {}

    public static class PriceBook {
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

        public long version() {
            rw.readLock().lock();
            try {
                return version;
            } finally {
                rw.readLock().unlock();
            }
        }

        public Map<String, Long> rows() {
            rw.readLock().lock();
            try {
                return Map.copyOf(rows);
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    private final PriceBook book;
    private Page page = new Page(0, Map.of());

    public QuoteSheet(PriceBook book) {
        this.book = book;
    }

    public synchronized Page refresh() {
        Map<String, Long> rows = book.rows();
        long version = book.version();
        if (version != page.version()) {
            page = new Page(version, rows);
        }
        return page;
    }

    public synchronized Optional<Long> price(String symbol) {
        return Optional.ofNullable(page.rows().get(symbol));
    }
}
// corpus: unseen15
