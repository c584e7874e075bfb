// run: scan --only stale-value
// expect: none
// the limit is checked and the counter raised in one compare-and-set; the loop starts again if it fails
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class UploadSlots {
    private final int max;
    private final AtomicInteger active = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

    UploadSlots(int max) {
        this.max = max;
    }

    boolean tryStart() {
        for (;;) {
            int n = active.get();
            if (n >= max) {
                refused.incrementAndGet();
                return false;
            }
            if (active.compareAndSet(n, n + 1)) {
                return true;
            }
        }
    }

    void finish() {
        active.decrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        UploadSlots slots = new UploadSlots(2);
        CountDownLatch done = new CountDownLatch(6);
        for (int i = 0; i < 6; i++) {
            new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    if (slots.tryStart()) {
                        slots.finish();
                    }
                }
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println("active " + slots.active.get() + ", refused some: " + (slots.refused.get() >= 0));
    }
}
// corpus: unseen21
