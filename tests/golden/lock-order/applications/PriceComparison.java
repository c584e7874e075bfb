// The two threads nest only READ locks in opposite orders; write locks are taken only by main before the threads start, so read acquisitions never block.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PriceComparison {

    static class Shop {
        private final String name;
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, Integer> prices = new HashMap<>();

        Shop(String name) {
            this.name = name;
        }

        void price(String article, int cents) {
            rw.writeLock().lock();
            try {
                prices.put(article, cents);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    static String cheaper(Shop mine, Shop other, String article) {
        mine.rw.readLock().lock();
        try {
            other.rw.readLock().lock();
            try {
                int a = mine.prices.get(article);
                int b = other.prices.get(article);
                return a <= b ? mine.name : other.name;
            } finally {
                other.rw.readLock().unlock();
            }
        } finally {
            mine.rw.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shop bazaar = new Shop("bazaar");
        Shop outlet = new Shop("outlet");
        for (Shop s : new Shop[] {bazaar, outlet}) {
            s.price("kettle", s.name.length() * 400);
            s.price("toaster", s.name.charAt(0) * 25);
        }
        Thread web = new Thread(() -> System.out.println("kettle: " + cheaper(bazaar, outlet, "kettle")));
        Thread app = new Thread(() -> System.out.println("toaster: " + cheaper(outlet, bazaar, "toaster")));
        web.start();
        app.start();
        web.join();
        app.join();
    }
}
