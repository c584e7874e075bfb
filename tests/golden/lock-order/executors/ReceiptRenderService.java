// run: scan --only lock-order
// expect: none
// the future is awaited after the receipt book's monitor was left; the task works on an immutable copy
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ReceiptRenderService {
    record Item(String sku, long cents) {
    }

    static class ReceiptBook {
        private final List<Item> items = new ArrayList<>();

        synchronized void add(Item item) {
            items.add(item);
        }

        synchronized List<Item> copy() {
            return List.copyOf(items);
        }
    }

    private final ReceiptBook book = new ReceiptBook();
    private final ExecutorService workers = Executors.newFixedThreadPool(2);

    String render() throws InterruptedException, ExecutionException {
        Future<Long> total;
        int lines;
        synchronized (book) {
            List<Item> items = book.copy();
            lines = items.size();
            total = workers.submit(() -> items.stream().mapToLong(Item::cents).sum());
        }
        return "lines=" + lines + " total=" + total.get();
    }

    void stop() {
        workers.shutdown();
    }

    public static void main(String[] args) throws Exception {
        ReceiptRenderService service = new ReceiptRenderService();
        Thread feeder = new Thread(() -> {
            for (int i = 1; i <= 1000; i++) {
                service.book.add(new Item("sku-" + i, i * 10L));
            }
        });
        feeder.start();
        System.out.println(service.render());
        feeder.join();
        System.out.println(service.render());
        service.stop();
    }
}
// corpus: unseen20
