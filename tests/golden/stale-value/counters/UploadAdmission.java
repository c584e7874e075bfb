// run: scan --only stale-value
// expect: stale-value
// admit() compares active.get() with the limit and increments afterwards; several uploads pass the check together
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAccumulator;

public class UploadAdmission {
    private final AtomicInteger active = new AtomicInteger();
    private final LongAccumulator peak = new LongAccumulator(Long::max, 0);
    private final int limit;

    UploadAdmission(int limit) {
        this.limit = limit;
    }

    boolean admit() {
        if (active.get() >= limit) {
            return false;
        }
        peak.accumulate(active.incrementAndGet());
        return true;
    }

    void finished() {
        active.decrementAndGet();
    }

    private static final class Upload implements Runnable {
        private final UploadAdmission admission;
        private final byte[] body;

        Upload(UploadAdmission admission, int size) {
            this.admission = admission;
            this.body = new byte[size];
        }

        @Override
        public void run() {
            if (admission.admit()) {
                try {
                    for (int i = 0; i < body.length; i++) {
                        body[i] = (byte) i;
                    }
                } finally {
                    admission.finished();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        UploadAdmission admission = new UploadAdmission(2);
        ExecutorService pool = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 20_000; i++) {
            pool.execute(new Upload(admission, 512));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println("peak " + admission.peak.get() + " limit 2");
    }
}
// corpus: unseen
