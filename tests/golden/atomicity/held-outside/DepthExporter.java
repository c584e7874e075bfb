// run: scan --only atomicity
// expect: none
// Depth and copyInto are called inside synchronized (book), the book's own lock is held over both
import java.util.Map;
import java.util.TreeMap;

public class DepthExporter {
    record PriceLevel(long price, int size) { }

    static final class Ladderbook {
        private final TreeMap<Long, Integer> levels = new TreeMap<>();

        synchronized void update(long price, int size) {
            if (size == 0) {
                levels.remove(price);
            } else {
                levels.put(price, size);
            }
        }

        synchronized int depth() {
            return levels.size();
        }

        synchronized void copyInto(PriceLevel[] out) {
            int i = 0;
            for (Map.Entry<Long, Integer> e : levels.entrySet()) {
                out[i++] = new PriceLevel(e.getKey(), e.getValue());
            }
        }
    }

    private final Ladderbook book;
    private PriceLevel[] last = new PriceLevel[0];
    private long exports;

    DepthExporter(Ladderbook book) {
        this.book = book;
    }

    synchronized void export() {
        synchronized (book) {
            PriceLevel[] view = new PriceLevel[book.depth()];
            book.copyInto(view);
            last = view;
        }
        exports++;
    }

    synchronized String describe() {
        return exports + " exports, last with " + last.length;
    }

    public static void main(String[] args) throws InterruptedException {
        Ladderbook book = new Ladderbook();
        DepthExporter exporter = new DepthExporter(book);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                book.update(100 + i % 20, i % 3);
            }
        }, "feed");
        Thread clock = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                exporter.export();
            }
        }, "clock");
        feed.start();
        clock.start();
        feed.join();
        clock.join();
        System.out.println(exporter.describe());
    }
}
// corpus: unseen9
