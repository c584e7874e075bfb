// run: scan --only stale-value
// expect: stale-value
// active.get() < MAX and incrementAndGet() are two steps; more than MAX downloads run
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class DownloadSlots {
    private static final int MAX = 2;
    private final AtomicInteger active = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();

    boolean tryStart() {
        if (active.get() < MAX) {
            active.incrementAndGet();
            return true;
        }
        refused.incrementAndGet();
        return false;
    }

    void finish() {
        active.decrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        DownloadSlots slots = new DownloadSlots();
        int users = 8;
        CountDownLatch done = new CountDownLatch(users);
        for (int i = 0; i < users; i++) {
            int id = i;
            new Thread(() -> {
                try {
                    for (int k = 0; k < 500; k++) {
                        if (slots.tryStart()) {
                            try {
                                Math.sqrt(k * id);
                            } finally {
                                slots.finish();
                            }
                        }
                    }
                } finally {
                    done.countDown();
                }
            }).start();
        }
        done.await();
        System.out.println("refused " + slots.refused.get());
    }
}
// corpus: unseen21
