// Used.get, check, then used.set of the sum: concurrent uploads lose an update and exceed the quota.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.used
// corpus: unseen31
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class UploadQuota {
    private final AtomicInteger used = new AtomicInteger();
    private final LongAdder rejected = new LongAdder();
    private final int limit;

    UploadQuota(int limit) {
        this.limit = limit;
    }

    boolean reserve(int kb) {
        int now = used.get();
        if (now + kb > limit) {
            rejected.increment();
            return false;
        }
        used.set(now + kb);
        return true;
    }

    static final class Client implements Runnable {
        private final UploadQuota quota;
        private final int[] sizes;
        private final CountDownLatch done;
        private int accepted;

        Client(UploadQuota quota, CountDownLatch done, int... sizes) {
            this.quota = quota;
            this.sizes = sizes;
            this.done = done;
        }

        @Override
        public void run() {
            try {
                for (int round = 0; round < 20; round++) {
                    upload();
                }
            } finally {
                done.countDown();
            }
        }

        private void upload() {
            for (int kb : sizes) {
                if (quota.reserve(kb)) {
                    accepted += kb;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UploadQuota quota = new UploadQuota(1_000);
        CountDownLatch done = new CountDownLatch(2);
        Client phone = new Client(quota, done, 3, 9, 4);
        Client laptop = new Client(quota, done, 12, 30);
        new Thread(phone).start();
        new Thread(laptop).start();
        done.await();
        System.out.println(phone.accepted + laptop.accepted + " vs " + quota.used.get()
                + " rejected " + quota.rejected.sum());
    }
}
