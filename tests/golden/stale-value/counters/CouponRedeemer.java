// run: scan --only stale-value
// expect: stale-value
// redeem gets the count from the ConcurrentHashMap and puts count + 1 later; redemptions get lost and the limit is passed
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class CouponRedeemer {
    record Coupon(String code, int limit) {
    }

    private final Map<String, Integer> uses = new ConcurrentHashMap<>();
    private final LongAdder granted = new LongAdder();

    boolean redeem(Coupon coupon) {
        Integer soFar = uses.get(coupon.code());
        int count = soFar == null ? 0 : soFar;
        if (count >= coupon.limit()) {
            return false;
        }
        uses.put(coupon.code(), count + 1);
        granted.increment();
        return true;
    }

    long granted() {
        return granted.sum();
    }

    public static void main(String[] args) throws InterruptedException {
        CouponRedeemer redeemer = new CouponRedeemer();
        Coupon[] coupons = {new Coupon("SPRING", 5_000), new Coupon("VIP", 100)};
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int t = 0; t < 4; t++) {
            pool.submit(() -> {
                for (int i = 0; i < 10_000; i++) {
                    redeemer.redeem(coupons[i % coupons.length]);
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(redeemer.granted() + " granted of 5100");
    }
}
// corpus: unseen20
