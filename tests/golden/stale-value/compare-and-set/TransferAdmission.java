// run: scan --only stale-value
// expect: none
// admit() repeats compareAndSet until it succeeds on the value it checked
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAccumulator;

public class TransferAdmission {
    private final AtomicInteger active = new AtomicInteger();
    private final LongAccumulator peak = new LongAccumulator(Long::max, 0);
    private final int limit;

    TransferAdmission(int limit) {
        this.limit = limit;
    }

    boolean admit() {
        int n;
        do {
            n = active.get();
            if (n >= limit) {
                return false;
            }
        } while (!active.compareAndSet(n, n + 1));
        peak.accumulate(n + 1);
        return true;
    }

    void finished() {
        active.decrementAndGet();
    }

    private static final class Transfer implements Runnable {
        private final TransferAdmission admission;
        private final byte[] body;

        Transfer(TransferAdmission admission, int size) {
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
        TransferAdmission admission = new TransferAdmission(2);
        ExecutorService pool = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 20_000; i++) {
            pool.execute(new Transfer(admission, 512));
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println("within limit " + (admission.peak.get() <= 2));
    }
}
// corpus: unseen
