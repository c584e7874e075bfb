// run: scan --only atomicity
// expect: atomicity
// reserve() holds only the session; available() and withdraw() of the shared stock are two steps, so two sessions oversell
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class StockRoom {
    private final Map<String, Integer> onHand = new HashMap<>();

    synchronized void receive(String sku, int n) {
        onHand.merge(sku, n, Integer::sum);
    }

    synchronized int available(String sku) {
        return onHand.getOrDefault(sku, 0);
    }

    synchronized void withdraw(String sku, int n) {
        onHand.merge(sku, -n, Integer::sum);
    }
}

public class CheckoutSession {
    private final StockRoom stock;
    private final Map<String, Integer> reserved = new HashMap<>();

    CheckoutSession(StockRoom stock) {
        this.stock = stock;
    }

    synchronized boolean reserve(String sku, int n) {
        if (stock.available(sku) < n) {
            return false;
        }
        stock.withdraw(sku, n);
        reserved.merge(sku, n, Integer::sum);
        return true;
    }

    synchronized int reserved(String sku) {
        return reserved.getOrDefault(sku, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        StockRoom stock = new StockRoom();
        stock.receive("mug", 1001);
        ExecutorService shoppers = Executors.newFixedThreadPool(6);
        for (int i = 0; i < 6; i++) {
            CheckoutSession s = new CheckoutSession(stock);
            shoppers.execute(() -> {
                while (s.reserve("mug", 2)) {
                    Thread.onSpinWait();
                }
                System.out.println(s.reserved("mug"));
            });
        }
        shoppers.shutdown();
        shoppers.awaitTermination(20, TimeUnit.SECONDS);
        System.out.println("left " + stock.available("mug"));
    }
}
// corpus: unseen12
