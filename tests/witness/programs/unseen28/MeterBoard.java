import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

public class MeterBoard {
    interface Meter {
        long read();
    }

    static class Counter implements Meter {
        private final LongAdder adder = new LongAdder();

        void inc() {
            adder.increment();
        }

        @Override
        public long read() {
            return adder.sum();
        }
    }

    static class Peak implements Meter {
        private final LongAccumulator max = new LongAccumulator(Math::max, 0);

        void observe(long v) {
            max.accumulate(v);
        }

        @Override
        public long read() {
            return max.get();
        }
    }

    static class Board {
        private final Map<String, Meter> meters = new ConcurrentHashMap<>();
        private final AtomicLong scrapes = new AtomicLong();

        Counter counter(String name) {
            return (Counter) meters.computeIfAbsent(name, k -> new Counter());
        }

        Peak peak(String name) {
            return (Peak) meters.computeIfAbsent(name, k -> new Peak());
        }

        Map<String, Long> scrape() {
            scrapes.incrementAndGet();
            Map<String, Long> out = new TreeMap<>();
            meters.forEach((k, m) -> out.put(k, m.read()));
            return out;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Board board = new Board();
        ScheduledExecutorService reporter = Executors.newSingleThreadScheduledExecutor();
        int[] lines = new int[1];
        reporter.scheduleAtFixedRate(() -> lines[0] += board.scrape().size(), 0, 2, TimeUnit.MILLISECONDS);
        Thread[] handlers = new Thread[4];
        for (int i = 0; i < handlers.length; i++) {
            final int id = i;
            handlers[i] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    board.counter("req." + (k % 3)).inc();
                    board.peak("latency").observe((k * 31L + id) % 400);
                }
            });
            handlers[i].start();
        }
        for (Thread t : handlers) {
            t.join();
        }
        reporter.shutdown();
        if (!reporter.awaitTermination(5, TimeUnit.SECONDS)) {
            throw new IllegalStateException("reporter stuck");
        }
        System.out.println(board.scrape() + " lines>=0 " + (lines[0] >= 0) + " scrapes " + board.scrapes);
    }
}
