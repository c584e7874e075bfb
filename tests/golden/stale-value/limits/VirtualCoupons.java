// run: scan --only stale-value
// jdk: 25
// expect: stale-value
// remaining.get() > 0 then remaining.decrementAndGet(), more coupons than exist
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualCoupons {
    private final AtomicInteger remaining = new AtomicInteger(10);
    private final AtomicInteger redeemed = new AtomicInteger();

    boolean redeem() {
        if (remaining.get() > 0) {
            remaining.decrementAndGet();
            redeemed.incrementAndGet();
            return true;
        }
        return false;
    }

    public static void main(String[] args) {
        var c = new VirtualCoupons();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 1000; i++) ex.submit(c::redeem);
        }
        System.out.println(c.redeemed.get());
    }
}
// corpus: unseen
