// run: scan --only stale-value
// expect: none
// the limit is checked and the counter raised in a compare-and-set loop; release is one atomic decrement
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class ActiveConnections {
    private final int limit;
    private final AtomicInteger active = new AtomicInteger();
    private final LongAdder refused = new LongAdder();

    ActiveConnections(int limit) {
        this.limit = limit;
    }

    boolean tryOpen() {
        int now;
        do {
            now = active.get();
            if (now >= limit) {
                refused.increment();
                return false;
            }
        } while (!active.compareAndSet(now, now + 1));
        return true;
    }

    void close() {
        active.decrementAndGet();
    }

    private void handle(int id) {
        if (tryOpen()) {
            try {
                Thread.onSpinWait();
            } finally {
                close();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ActiveConnections port = new ActiveConnections(2);
        ExecutorService acceptors = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 20_000; i++) {
            int id = i;
            acceptors.execute(() -> port.handle(id));
        }
        acceptors.shutdown();
        acceptors.awaitTermination(8, TimeUnit.SECONDS);
        System.out.println(port.active.get() + " active, " + port.refused.sum() + " refused");
    }
}
// corpus: unseen13
