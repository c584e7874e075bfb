import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class AuditTrail implements AutoCloseable {
    private final ExecutorService writer = Executors.newSingleThreadExecutor();
    private final List<String> entries = new ArrayList<>();
    private final AtomicInteger accepted = new AtomicInteger();

    void record(String who, String what) {
        int n = accepted.incrementAndGet();
        writer.execute(() -> append(n + " " + who + " " + what));
    }

    private void append(String line) {
        if (entries.size() == 500) {
            entries.remove(0);
        }
        entries.add(line);
    }

    int length() {
        return entries.size();
    }

    @Override
    public void close() {
        writer.shutdown();
    }

    static class Door implements Runnable {
        private final AuditTrail trail;
        private final String name;

        Door(AuditTrail trail, String name) {
            this.trail = trail;
            this.name = name;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                trail.record("badge" + i % 13, "opened " + name);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AuditTrail trail = new AuditTrail();
        Thread front = new Thread(new Door(trail, "front"));
        Thread back = new Thread(new Door(trail, "back"));
        front.start();
        back.start();
        front.join();
        back.join();
        trail.close();
        System.out.println(trail.accepted.get() + " accepted, " + trail.length() + " kept");
    }
}
