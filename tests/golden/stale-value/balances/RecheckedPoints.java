// run: scan --only stale-value
// expect: none
// repaired LoyaltyPoints: the first look only saves the costly pricing; the second section reads the balance afresh, checks it and subtracts.
import java.util.HashMap;
import java.util.Map;

public class RecheckedPoints {
    private final Map<String, Integer> points = new HashMap<>();

    void earn(String customer, int n) {
        synchronized (points) {
            points.merge(customer, n, Integer::sum);
        }
    }

    boolean redeem(String customer, String gift) {
        int seen;
        synchronized (points) {
            seen = points.getOrDefault(customer, 0);
        }
        if (seen == 0) {
            return false;
        }
        int price = priceOf(gift);
        synchronized (points) {
            int balance = points.getOrDefault(customer, 0);
            if (balance < price) {
                return false;
            }
            points.put(customer, balance - price);
            return true;
        }
    }

    private int priceOf(String gift) {
        int p = 10;
        for (int i = 0; i < gift.length(); i++) {
            p += gift.charAt(i) % 7;
        }
        return p;
    }

    public static void main(String[] args) throws InterruptedException {
        RecheckedPoints shop = new RecheckedPoints();
        int price = shop.priceOf("mug");
        Thread till = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                shop.earn("kim", 1);
            }
        });
        int[] bought = new int[1];
        Thread web = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                if (shop.redeem("kim", "mug")) {
                    bought[0]++;
                }
            }
        });
        till.start();
        web.start();
        till.join();
        web.join();
        synchronized (shop.points) {
            System.out.println(shop.points.getOrDefault("kim", 0) + bought[0] * price);
        }
    }
}
// corpus: unseen
