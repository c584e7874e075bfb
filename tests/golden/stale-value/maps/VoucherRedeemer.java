// run: scan --only stale-value
// expect: none
// the count is tested and raised inside the map's compute, which is atomic per key
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class VoucherRedeemer {
    record Voucher(String code, int limit) {
    }

    private final ConcurrentMap<String, Integer> uses = new ConcurrentHashMap<>();
    private final LongAdder granted = new LongAdder();

    boolean redeem(Voucher voucher) {
        boolean[] ok = new boolean[1];
        uses.compute(voucher.code(), (code, count) -> {
            int n = count == null ? 0 : count;
            if (n >= voucher.limit()) {
                return count;
            }
            ok[0] = true;
            return n + 1;
        });
        if (ok[0]) {
            granted.increment();
        }
        return ok[0];
    }

    long granted() {
        return granted.sum();
    }

    public static void main(String[] args) throws InterruptedException {
        VoucherRedeemer redeemer = new VoucherRedeemer();
        Voucher[] vouchers = {new Voucher("AUTUMN", 5_000), new Voucher("CREW", 100)};
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int t = 0; t < 4; t++) {
            pool.submit(() -> {
                for (int i = 0; i < 5_000; i++) {
                    redeemer.redeem(vouchers[i % vouchers.length]);
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(8, TimeUnit.SECONDS);
        System.out.println(redeemer.granted() + " granted of 5100");
    }
}
// corpus: unseen20
