// run: scan --library --only lock-order
// expect: none
// the futures are awaited with no lock held; the monitor is taken only for the short bookkeeping steps
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.LongStream;

public class ShardAggregator implements AutoCloseable {
    private final ExecutorService pool = Executors.newFixedThreadPool(4, r -> {
        Thread t = new Thread(r, "shards");
        t.setDaemon(true);
        return t;
    });
    private final Map<String, Long> totals = new HashMap<>();
    private int runs;

    public Map<String, Long> rollup(Map<String, long[]> shards)
            throws InterruptedException, ExecutionException {
        List<Future<?>> pending = new ArrayList<>();
        for (Map.Entry<String, long[]> e : Map.copyOf(shards).entrySet()) {
            pending.add(pool.submit(() -> aggregate(e.getKey(), e.getValue())));
        }
        for (Future<?> f : pending) {
            f.get();
        }
        return finishRun();
    }

    private synchronized Map<String, Long> finishRun() {
        runs++;
        return Map.copyOf(totals);
    }

    private void aggregate(String name, long[] points) {
        long sum = LongStream.of(points).filter(p -> p >= 0).sum();
        record(name, sum);
    }

    public synchronized void record(String name, long value) {
        totals.merge(name, value, Long::sum);
    }

    public synchronized int runs() {
        return runs;
    }

    @Override
    public void close() {
        pool.shutdown();
    }
}
// corpus: unseen12
