// run: scan --only atomicity
// expect: atomicity method=SemaphoreShop$Till.sell line=here
// Till.sell (context Semaphore till): Stock.available and Stock.take are two sections, the other till has another semaphore.
import java.util.concurrent.Semaphore;

public class SemaphoreShop {
    static class Stock {
        private int n = 100;
        synchronized int available() { return n; }
        synchronized void take(int k) { n -= k; }
    }

    static class Till {
        private final Semaphore till = new Semaphore(1);
        private final Stock stock;
        private int sold;
        Till(Stock s) { stock = s; }
        boolean sell(int k) throws InterruptedException {
            till.acquire();
            try {
                if (stock.available() < k) return false;
                stock.take(k); // <- here
                sold += k;
                return true;
            } finally { till.release(); }
        }
    }

    public static void main(String[] args) {
        Stock s = new Stock();
        for (int i = 0; i < 2; i++) {
            Till t = new Till(s);
            new Thread(() -> {
                try { while (t.sell(3)) { } } catch (InterruptedException e) { }
            }).start();
        }
    }
}
// corpus: unseen
