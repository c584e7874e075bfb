// run: scan --only stale-value
// expect: none
// PutIfAbsent decides atomically; the earlier containsKey is only a fast path and keys are never removed.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CouponAtomic {
    private final ConcurrentMap<String, String> redeemed = new ConcurrentHashMap<>();

    boolean redeem(String code, String user) {
        if (redeemed.containsKey(code)) {
            return false;
        }
        return redeemed.putIfAbsent(code, user) == null;
    }

    public static void main(String[] args) {
        CouponAtomic s = new CouponAtomic();
        ExecutorService ex = Executors.newFixedThreadPool(2);
        for (String u : new String[] {"ann", "bob"}) {
            ex.execute(() -> {
                for (int i = 0; i < 100; i++) {
                    s.redeem("C" + i, u);
                }
            });
        }
        ex.shutdown();
    }
}
// corpus: unseen
