// run: scan --only stale-value
// expect: stale-value
// mapbox/mapbox-events-android#342 - push sees the queue full and flushes: the loop takes as many elements as size() said, another flusher took them, remove() throws
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

public class TelemetryQueue<E> {
    private static final int LIMIT = 20;
    private final Queue<E> queue = new ConcurrentLinkedQueue<>();
    private final Consumer<List<E>> onFull;

    TelemetryQueue(Consumer<List<E>> onFull) {
        this.onFull = onFull;
    }

    void push(E event) {
        queue.add(event);
        if (queue.size() >= LIMIT) {
            onFull.accept(flush());
        }
    }

    List<E> flush() {
        int n = queue.size();
        List<E> events = new ArrayList<>(n);
        for (int i = 0; i < n; i++) {
            events.add(queue.remove());
        }
        return events;
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger sent = new AtomicInteger();
        TelemetryQueue<String> queue = new TelemetryQueue<>(batch -> sent.addAndGet(batch.size()));
        Thread[] sources = new Thread[3];
        for (int i = 0; i < sources.length; i++) {
            String name = "nav." + i;
            sources[i] = new Thread(() -> {
                for (int k = 0; k < 50_000; k++) {
                    queue.push(name + "." + k);
                }
            });
            sources[i].start();
        }
        for (Thread t : sources) {
            t.join();
        }
        System.out.println(sent.get() + queue.flush().size());
    }
}
// corpus: unseen18
