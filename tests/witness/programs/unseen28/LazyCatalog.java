import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

public class LazyCatalog {
    static final class Catalog {
        private final Map<String, Integer> prices;

        Catalog(int size) {
            Map<String, Integer> m = new HashMap<>();
            for (int i = 0; i < size; i++) {
                m.put("sku" + i, i * 3 % 50);
            }
            prices = m;
        }

        int price(String sku) {
            return prices.getOrDefault(sku, 0);
        }
    }

    static class Shop {
        private Catalog catalog;
        private final Object initLock = new Object();
        private int loads;

        Catalog catalog() {
            if (catalog == null) {
                synchronized (initLock) {
                    if (catalog == null) {
                        loads++;
                        catalog = new Catalog(100);
                    }
                }
            }
            return catalog;
        }

        int loads() {
            synchronized (initLock) {
                return loads;
            }
        }
    }

    static class Cashier implements Runnable {
        private final Shop shop;
        private final AtomicLong revenue;
        private final CountDownLatch open;
        private final int number;

        Cashier(Shop shop, AtomicLong revenue, CountDownLatch open, int number) {
            this.shop = shop;
            this.revenue = revenue;
            this.open = open;
            this.number = number;
        }

        @Override
        public void run() {
            try {
                open.await();
            } catch (InterruptedException e) {
                return;
            }
            for (int i = 0; i < 100; i++) {
                revenue.addAndGet(shop.catalog().price("sku" + (i + number) % 120));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shop shop = new Shop();
        AtomicLong revenue = new AtomicLong();
        CountDownLatch open = new CountDownLatch(1);
        Thread[] tills = new Thread[4];
        for (int i = 0; i < tills.length; i++) {
            tills[i] = new Thread(new Cashier(shop, revenue, open, i));
            tills[i].start();
        }
        open.countDown();
        for (Thread t : tills) {
            t.join();
        }
        System.out.println(revenue.get() + " after " + shop.loads() + " load");
    }
}
