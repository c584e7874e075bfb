// run: scan --only stale-value
// expect: stale-value
// bloxbean/yaci-store#862: both admin requests see isStarted() false and start the sync twice; the flag is set only after the test
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class ChainSyncService {
    private final AtomicBoolean alreadyStarted = new AtomicBoolean();
    private final AtomicInteger genesisPublished = new AtomicInteger();
    private final AtomicInteger fetchers = new AtomicInteger();

    boolean isStarted() {
        return alreadyStarted.get();
    }

    void start() {
        if (alreadyStarted.get()) {
            return;
        }
        publishGenesis();
        fetchers.incrementAndGet();
        alreadyStarted.set(true);
    }

    void stop() {
        if (alreadyStarted.compareAndSet(true, false)) {
            fetchers.decrementAndGet();
        }
    }

    private void publishGenesis() {
        genesisPublished.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService http = Executors.newFixedThreadPool(4);
        int twice = 0;
        for (int round = 0; round < 2_000; round++) {
            ChainSyncService service = new ChainSyncService();
            var a = http.submit(service::start);
            var b = http.submit(service::start);
            try {
                a.get();
                b.get();
            } catch (java.util.concurrent.ExecutionException e) {
                throw new IllegalStateException(e);
            }
            if (service.genesisPublished.get() > 1) {
                twice++;
            }
        }
        http.shutdown();
        http.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println("double starts " + twice);
    }
}
// corpus: unseen19
