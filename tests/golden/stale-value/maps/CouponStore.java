// run: scan --only stale-value
// expect: stale-value
// ContainsKey then put on a ConcurrentHashMap; two threads redeem one coupon.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CouponStore {
    private final Map<String, String> redeemed = new ConcurrentHashMap<>();

    boolean redeem(String code, String user) {
        if (redeemed.containsKey(code)) {
            return false;
        }
        redeemed.put(code, user);
        return true;
    }

    public static void main(String[] args) {
        CouponStore s = new CouponStore();
        ExecutorService ex = Executors.newFixedThreadPool(2);
        for (String u : new String[] {"ann", "bob"}) {
            ex.execute(() -> {
                for (int i = 0; i < 100; i++) {
                    if (s.redeem("C" + i, u)) {
                        System.out.println(u + " got " + i);
                    }
                }
            });
        }
        ex.shutdown();
    }
}
// corpus: unseen
