// Copy-on-write lists behind an AtomicReference, never changed after publication.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class CouponRegistry {
    record Coupon(String code, int percent) {}

    private final AtomicReference<List<Coupon>> coupons = new AtomicReference<>(new ArrayList<>());
    private final AtomicInteger hits = new AtomicInteger();

    void add(Coupon c) {
        while (true) {
            List<Coupon> old = coupons.get();
            List<Coupon> copy = new ArrayList<>(old);
            copy.add(c);
            if (coupons.compareAndSet(old, copy)) {
                return;
            }
        }
    }

    void expire(String code) {
        coupons.updateAndGet(old -> {
            List<Coupon> copy = new ArrayList<>(old);
            copy.removeIf(c -> c.code().equals(code));
            return copy;
        });
    }

    long discounted(long cents, String code) {
        for (Coupon c : coupons.get()) {
            if (c.code().equals(code)) {
                hits.incrementAndGet();
                return cents - cents * c.percent() / 100;
            }
        }
        return cents;
    }

    int bestPercent() {
        int best = 0;
        for (Coupon c : coupons.get()) {
            best = Math.max(best, c.percent());
        }
        return best;
    }

    public static void main(String[] args) throws InterruptedException {
        CouponRegistry registry = new CouponRegistry();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int m = 0; m < 2; m++) {
            final int marketer = m;
            pool.execute(() -> {
                for (int i = 0; i < 60; i++) {
                    registry.add(new Coupon("M" + marketer + "-" + i, i % 40));
                    if (i % 5 == 0) {
                        registry.expire("M" + (1 - marketer) + "-" + i);
                    }
                }
            });
            pool.execute(() -> {
                long sum = 0;
                for (int i = 0; i < 200; i++) {
                    sum += registry.discounted(10_000, "M0-" + i % 60) + registry.bestPercent();
                }
                System.out.println("sum ok " + (sum > 0));
            });
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("coupons " + (registry.coupons.get().size() <= 120));
    }
}
// corpus: unseen27
