// run: scan --only stale-value
// expect: none
// update compares the version that was read with the stored one under the lock; a refused update is tried again from a fresh read
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;

public class PriceRevision {
    record Row(long version, long cents) {
        Row next(long price) {
            return new Row(version + 1, price);
        }
    }

    static final class PriceRepository {
        private final Map<String, Row> rows = new HashMap<>();

        synchronized Row load(String sku) {
            return rows.getOrDefault(sku, new Row(0, 0));
        }

        synchronized boolean update(String sku, long expectedVersion, Row row) {
            if (rows.getOrDefault(sku, new Row(0, 0)).version() != expectedVersion) {
                return false;
            }
            rows.put(sku, row);
            return true;
        }
    }

    private final PriceRepository repository = new PriceRepository();

    long change(String sku, LongUnaryOperator rule) {
        while (true) {
            Row row = repository.load(sku);
            long price = rule.applyAsLong(row.cents());
            if (price == row.cents()) {
                return price;
            }
            if (repository.update(sku, row.version(), row.next(price))) {
                return price;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PriceRevision prices = new PriceRevision();
        List<Thread> threads = Stream.of(1L, 2L, 3L)
                .map(step -> new Thread(() -> {
                    for (int i = 0; i < 1_000; i++) {
                        prices.change("sku", p -> p + step);
                    }
                }))
                .toList();
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(prices.repository.load("sku"));
    }
}
// corpus: unseen15
