// run: scan --only lock-order
// expect: none
// the nested locks (both orders) are only taken on the one scheduler thread; other threads take one lock at a time
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class TimerLane {
    static final class Deadlines {
        private final Map<String, Long> due = new HashMap<>();

        synchronized void set(String job, long at) {
            due.put(job, at);
        }

        synchronized long get(String job) {
            return due.getOrDefault(job, 0L);
        }

        synchronized void postpone(String job, Runs runs) {
            due.merge(job, 10L * runs.of(job), Long::sum);
        }
    }

    static final class Runs {
        private final Map<String, Integer> count = new HashMap<>();

        synchronized int of(String job) {
            return count.getOrDefault(job, 0);
        }

        synchronized void ran(String job, Deadlines deadlines) {
            int n = count.merge(job, 1, Integer::sum);
            deadlines.set(job, n * 100L);
        }
    }

    private final Deadlines deadlines = new Deadlines();
    private final Runs runs = new Runs();
    private final ScheduledExecutorService lane = Executors.newSingleThreadScheduledExecutor();

    void start(String job) {
        lane.scheduleAtFixedRate(() -> runs.ran(job, deadlines), 0, 1, TimeUnit.MILLISECONDS);
        lane.scheduleAtFixedRate(() -> deadlines.postpone(job, runs), 0, 1, TimeUnit.MILLISECONDS);
    }

    public static void main(String[] args) throws InterruptedException {
        TimerLane t = new TimerLane();
        t.start("mail");
        t.start("report");
        Thread viewer = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                t.deadlines.get("mail");
                t.runs.of("report");
            }
        });
        viewer.start();
        viewer.join();
        TimeUnit.MILLISECONDS.sleep(50);
        t.lane.shutdown();
        System.out.println(t.lane.awaitTermination(2, TimeUnit.SECONDS));
    }
}
// corpus: unseen15
