// run: scan --only lock-order
// expect: lock-order
// eXist-db/exist#516 (issue 464) - shutdown() keeps the pool's monitor while it waits for the scheduler's jobs, and the jobs need the same monitor to take a broker
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

class MaintenanceScheduler {
    private final ExecutorService workers = Executors.newFixedThreadPool(2);

    void submit(BrokerPool pool, Consumer<StringBuilder> job) {
        workers.execute(() -> {
            StringBuilder broker = pool.get();
            try {
                job.accept(broker);
            } finally {
                pool.release(broker);
            }
        });
    }

    void shutdownAndWait() {
        workers.shutdown();
        try {
            while (!workers.awaitTermination(1, TimeUnit.SECONDS)) {
                System.out.println("waiting for maintenance jobs");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

public class BrokerPool {
    private final Deque<StringBuilder> inactive = new ArrayDeque<>();
    private final MaintenanceScheduler scheduler = new MaintenanceScheduler();
    private boolean shuttingDown;

    synchronized StringBuilder get() {
        if (shuttingDown || inactive.isEmpty()) {
            return new StringBuilder();
        }
        return inactive.pop();
    }

    synchronized void release(StringBuilder broker) {
        broker.setLength(0);
        if (!shuttingDown) {
            inactive.push(broker);
        }
    }

    void trigger(int n) {
        for (int i = 0; i < n; i++) {
            int id = i;
            scheduler.submit(this, b -> b.append("reindex ").append(id));
        }
    }

    synchronized void shutdown() {
        shuttingDown = true;
        scheduler.shutdownAndWait();
        inactive.clear();
    }

    public static void main(String[] args) {
        BrokerPool pool = new BrokerPool();
        pool.trigger(200);
        pool.shutdown();
        System.out.println("bye");
    }
}
// corpus: unseen18
