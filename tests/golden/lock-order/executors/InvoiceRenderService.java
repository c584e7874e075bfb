// run: scan --only lock-order
// expect: lock-order
// render() waits for the pool's future while holding the book lock; the task locks the same book in lineTotal
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvoiceRenderService {
    record Line(String sku, long cents) {
    }

    static class InvoiceBook {
        private final Map<Integer, Line> lines = new HashMap<>();

        synchronized void add(int no, Line line) {
            lines.put(no, line);
        }

        synchronized long lineTotal(int upTo) {
            long sum = 0;
            for (Map.Entry<Integer, Line> e : lines.entrySet()) {
                if (e.getKey() <= upTo) {
                    sum += e.getValue().cents();
                }
            }
            return sum;
        }

        synchronized int last() {
            return lines.size();
        }
    }

    private final InvoiceBook book = new InvoiceBook();
    private final ExecutorService workers = Executors.newFixedThreadPool(2);

    String render() throws InterruptedException, ExecutionException {
        synchronized (book) {
            int last = book.last();
            Future<Long> total = workers.submit(() -> book.lineTotal(last));
            return "lines=" + last + " total=" + total.get();
        }
    }

    void stop() {
        workers.shutdown();
    }

    public static void main(String[] args) throws Exception {
        InvoiceRenderService service = new InvoiceRenderService();
        Thread feeder = new Thread(() -> {
            for (int i = 1; i <= 1000; i++) {
                service.book.add(i, new Line("sku-" + i, i * 10L));
            }
        });
        feeder.start();
        System.out.println(service.render());
        feeder.join();
        service.stop();
    }
}
// corpus: unseen20
