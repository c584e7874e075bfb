// run: scan --only stale-value
// expect: stale-value
// redeem() reads the balance under the lock, prices the gift outside, and writes balance - price back in a second section; points earned in between vanish.
import java.util.HashMap;
import java.util.Map;

public class LoyaltyPoints {
    private final Map<String, Integer> points = new HashMap<>();

    void earn(String customer, int n) {
        synchronized (points) {
            points.merge(customer, n, Integer::sum);
        }
    }

    boolean redeem(String customer, String gift) {
        int balance;
        synchronized (points) {
            balance = points.getOrDefault(customer, 0);
        }
        int price = priceOf(gift);
        if (balance < price) {
            return false;
        }
        int left = balance - price;
        synchronized (points) {
            points.put(customer, left);
        }
        return true;
    }

    private int priceOf(String gift) {
        int p = 10;
        for (int i = 0; i < gift.length(); i++) {
            p += gift.charAt(i) % 7;
        }
        return p;
    }

    int balance(String customer) {
        synchronized (points) {
            return points.getOrDefault(customer, 0);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LoyaltyPoints shop = new LoyaltyPoints();
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
        System.out.println(shop.balance("kim") + bought[0] * price);
    }
}
// corpus: unseen
