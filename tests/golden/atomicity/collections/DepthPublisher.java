// run: scan --only atomicity
// expect: atomicity
// Publish() sizes the array from book.depth() and then fills it with book.copyInto, the book's lock is released in between
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

public class DepthPublisher {
    record Level(long price, int size) { }

    static final class PriceBook {
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

        synchronized void copyInto(Level[] out) {
            int i = 0;
            for (Map.Entry<Long, Integer> e : levels.entrySet()) {
                out[i++] = new Level(e.getKey(), e.getValue());
            }
        }
    }

    private final PriceBook book;
    private Level[] last = new Level[0];
    private long published;

    DepthPublisher(PriceBook book) {
        this.book = book;
    }

    synchronized void publish() {
        Level[] view = new Level[book.depth()];
        book.copyInto(view);
        last = view;
        published++;
    }

    synchronized String describe() {
        return published + ": " + Arrays.toString(last);
    }

    public static void main(String[] args) throws InterruptedException {
        PriceBook book = new PriceBook();
        DepthPublisher publisher = new DepthPublisher(book);
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                book.update(100 + i % 20, i % 3);
            }
        }, "feed");
        Thread clock = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                publisher.publish();
            }
        }, "clock");
        feed.start();
        clock.start();
        feed.join();
        clock.join();
        System.out.println(publisher.describe());
    }
}
// corpus: unseen9
