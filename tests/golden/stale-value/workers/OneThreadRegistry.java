// run: scan --library --only stale-value
// A registry whose tasks one thread runs: what only they do is done one after the other, whatever kind of function object
// the task is. What others may run as well is not.
import java.util.Map;
import java.util.TimerTask;
import java.util.Timer;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class OneThreadRegistry {
    private final Map<String, Integer> seats = new ConcurrentHashMap<>();
    private final Map<String, Integer> rows = new ConcurrentHashMap<>();
    private volatile int generation;
    private final ExecutorService executor = Executors.newSingleThreadExecutor();

    public void reserve(String name) {
        executor.execute(() -> take(name));
    }

    public void release(String name) {
        executor.submit(new Runnable() {
            @Override
            public void run() {
                give(name);
            }
        });
    }

    private void take(String name) {
        Integer n = seats.get(name);
        seats.put(name, n == null ? 1 : n + 1);
        generation = generation + 1;
    }

    private void give(String name) {
        Integer n = seats.get(name);
        if (n != null) {
            seats.put(name, n - 1);
        }
        generation++;
    }

    public void addRow(String name) {
        executor.execute(() -> count(name));
    }

    public void addRowNow(String name) {
        count(name);
    }

    private void count(String name) {
        Integer n = rows.get(name);
        rows.put(name, n == null ? 1 : n + 1); // expect: stale-value
    }

    public static class ByPool {
        private volatile int generation, epoch;
        private final ThreadPoolExecutor one =
                new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
        private final ThreadPoolExecutor two =
                new ThreadPoolExecutor(1, 2, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());

        public void start() {
            one.execute(this::turn);
            two.execute(this::turnTwo);
        }

        private void turn() {
            generation++;
        }

        private void turnTwo() {
            epoch++; // expect: stale-value
        }
    }

    public static class ByTimer {
        private final Timer timer = new Timer();
        private final Map<String, Integer> seats = new ConcurrentHashMap<>();
        private final ScheduledExecutorService given;

        public ByTimer(ScheduledExecutorService given) {
            this.given = given;
        }

        public void later(String name) {
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    Integer n = seats.get(name);
                    seats.put(name, n == null ? 1 : n + 1);
                }
            }, 1000);
        }

        private final Map<String, Integer> rows = new ConcurrentHashMap<>();

        public void laterGiven(String name) {
            given.schedule(() -> {
                Integer n = rows.get(name);
                rows.put(name, n == null ? 1 : n + 1); // expect: stale-value
            }, 1, TimeUnit.SECONDS);
        }
    }
}
