// run: scan --only lock-order
// expect: none
// primary and replica locks are each given back before the other is taken; no nesting at all
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ReplicaLagBoard {
    record LogRow(long position, String payload) { }

    static final class Primary {
        private final List<LogRow> log = new ArrayList<>();
        private long acknowledged;

        synchronized void write(String payload) {
            log.add(new LogRow(log.size() + 1L, payload));
        }

        synchronized List<LogRow> after(long position) {
            return List.copyOf(log.subList((int) position, log.size()));
        }

        synchronized void acknowledge(long position) {
            acknowledged = Math.max(acknowledged, position);
        }

        synchronized long lag() {
            return log.size() - acknowledged;
        }
    }

    static final class Follower {
        private final Primary primary;
        private long applied;

        Follower(Primary primary) {
            this.primary = primary;
        }

        synchronized long position() {
            return applied;
        }

        private synchronized long apply(List<LogRow> rows) {
            for (LogRow r : rows) {
                if (r.position() == applied + 1) {
                    applied = r.position();
                }
            }
            return applied;
        }

        void poll() {
            List<LogRow> rows = primary.after(position());
            long at = apply(rows);
            primary.acknowledge(at);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Primary primary = new Primary();
        Follower follower = new Follower(primary);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(() -> {
            for (int i = 0; i < 500; i++) {
                primary.write("row" + i);
            }
        });
        for (int k = 0; k < 2; k++) {
            pool.execute(() -> {
                for (int i = 0; i < 500; i++) {
                    follower.poll();
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        follower.poll();
        System.out.println(primary.lag());
    }
}
// corpus: unseen9
