// run: scan --only stale-value
// expect: stale-value
// appform-io/ranger#13 - the atomic index is read, compared, reset and read again in separate steps; it runs past the end of the list or skips nodes
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

interface NodeSelector<T> {
    T select(List<T> nodes);
}

public class RoundRobinNodes<T> implements NodeSelector<T> {
    private final AtomicInteger index = new AtomicInteger();

    @Override
    public T select(List<T> nodes) {
        if (nodes.isEmpty()) {
            return null;
        }
        if (index.get() < nodes.size() - 1) {
            index.incrementAndGet();
        } else {
            index.set(0);
        }
        return nodes.get(index.get());
    }

    public static void main(String[] args) throws InterruptedException {
        List<String> nodes = List.of("host-a:8080", "host-b:8080", "host-c:8080");
        RoundRobinNodes<String> selector = new RoundRobinNodes<>();
        LongAdder outOfRange = new LongAdder();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int t = 0; t < 4; t++) {
            pool.execute(() -> {
                for (int i = 0; i < 200_000; i++) {
                    try {
                        selector.select(nodes);
                    } catch (IndexOutOfBoundsException e) {
                        outOfRange.increment();
                    }
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(30, TimeUnit.SECONDS);
        System.out.println(outOfRange.sum() + " selections out of range");
    }
}
// corpus: unseen18
