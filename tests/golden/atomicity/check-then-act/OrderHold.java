// run: scan --only atomicity
// expect: none
// available() is only a cheap refusal; tryWithdraw() checks again and takes under one hold of the stock's monitor
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class OrderHold {
    static final class Warehouse {
        private final Map<String, Integer> onHand = new HashMap<>();

        synchronized void receive(String sku, int n) {
            onHand.merge(sku, n, Integer::sum);
        }

        synchronized int available(String sku) {
            return onHand.getOrDefault(sku, 0);
        }

        synchronized boolean tryWithdraw(String sku, int n) {
            int now = onHand.getOrDefault(sku, 0);
            if (now < n) {
                return false;
            }
            onHand.put(sku, now - n);
            return true;
        }
    }

    private final Warehouse stock;
    private final Map<String, Integer> held = new HashMap<>();

    OrderHold(Warehouse stock) {
        this.stock = stock;
    }

    synchronized boolean hold(String sku, int n) {
        if (stock.available(sku) == 0) {
            return false;
        }
        if (!stock.tryWithdraw(sku, n)) {
            return false;
        }
        held.merge(sku, n, Integer::sum);
        return true;
    }

    synchronized int held(String sku) {
        return held.getOrDefault(sku, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Warehouse stock = new Warehouse();
        stock.receive("mug", 1001);
        ExecutorService shoppers = Executors.newFixedThreadPool(6);
        for (int i = 0; i < 6; i++) {
            OrderHold s = new OrderHold(stock);
            shoppers.execute(() -> {
                while (s.hold("mug", 2)) {
                    Thread.onSpinWait();
                }
                System.out.println(s.held("mug"));
            });
        }
        shoppers.shutdown();
        shoppers.awaitTermination(9, TimeUnit.SECONDS);
        System.out.println("left " + stock.available("mug"));
    }
}
// corpus: unseen12
