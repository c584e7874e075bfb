// run: scan --only atomicity
// expect: none
// Reprice() reads a versioned entry and writes with replace(version, ...), which refuses when someone came in between; then it tries again
public class StockCatalog {
    record Entry(long version, int price) {
    }

    static class Shelf {
        private Entry entry = new Entry(0, 100);

        synchronized Entry read() {
            return entry;
        }

        synchronized boolean replace(long version, int price) {
            if (entry.version() != version) {
                return false;
            }
            entry = new Entry(version + 1, price);
            return true;
        }
    }

    private final Shelf shelf;
    private int retries;

    StockCatalog(Shelf shelf) {
        this.shelf = shelf;
    }

    synchronized void reprice(int delta) {
        while (true) {
            Entry e = shelf.read();
            if (shelf.replace(e.version(), e.price() + delta)) {
                return;
            }
            retries++;
        }
    }

    synchronized int retries() {
        return retries;
    }

    public static void main(String[] args) throws InterruptedException {
        Shelf shelf = new Shelf();
        StockCatalog a = new StockCatalog(shelf);
        StockCatalog b = new StockCatalog(shelf);
        Thread t = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                a.reprice(1);
            }
        });
        t.start();
        for (int i = 0; i < 10_000; i++) {
            b.reprice(-1);
        }
        t.join();
        System.out.println(shelf.read().price() + " " + a.retries() + " " + b.retries());
    }
}
// corpus: unseen10
