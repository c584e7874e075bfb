// Synchronizes on the list in the non-final field batch which flush replaces; the field itself is read and written unordered.
// run: scan --only data-race
// expect: data-race field=AuditTrail2.batch
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

public class AuditTrail2 {
    record Line(String actor, String action) {}

    private List<Line> batch = new ArrayList<>();
    private final AtomicLong flushed = new AtomicLong();

    void log(String actor, String action) {
        Line line = new Line(actor, action);
        synchronized (batch) {
            batch.add(line);
        }
    }

    void flush() {
        List<Line> full;
        synchronized (batch) {
            full = List.copyOf(batch);
            batch = new ArrayList<>();
        }
        write(full);
    }

    private void write(List<Line> lines) {
        flushed.addAndGet(lines.size());
    }

    public static void main(String[] args) throws InterruptedException {
        AuditTrail2 trail = new AuditTrail2();
        ScheduledExecutorService flusher = Executors.newSingleThreadScheduledExecutor();
        flusher.scheduleWithFixedDelay(trail::flush, 1, 1, TimeUnit.MILLISECONDS);
        Thread[] actors = new Thread[2];
        for (int a = 0; a < actors.length; a++) {
            final String name = "agent" + a;
            actors[a] = new Thread(() -> {
                for (int i = 0; i < 1000; i++) {
                    trail.log(name, "refund#" + i);
                }
            }, name);
            actors[a].start();
        }
        for (Thread t : actors) {
            t.join();
        }
        flusher.shutdown();
        if (flusher.awaitTermination(5, TimeUnit.SECONDS)) {
            trail.flush();
        }
        System.out.println("flushed " + (trail.flushed.get() > 0));
    }
}
// corpus: unseen27
