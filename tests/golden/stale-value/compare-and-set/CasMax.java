// run: scan --only stale-value
// expect: none
// the update is a compareAndSet loop
import java.util.concurrent.atomic.AtomicLong;

public class CasMax {
    private final AtomicLong max = new AtomicLong(Long.MIN_VALUE);

    void record(long v) {
        while (true) {
            long cur = max.get();
            if (v <= cur) return;
            if (max.compareAndSet(cur, v)) return;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CasMax m = new CasMax();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int base = i;
            ts[i] = new Thread(() -> { for (int k = 0; k < 1000; k++) m.record(base * 31L + k); });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(m.max.get());
    }
}
// corpus: unseen
