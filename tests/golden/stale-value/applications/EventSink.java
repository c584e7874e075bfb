// Drain swaps the list in one section and adds to total with += in another; both are complete updates, nothing stale is written back.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class EventSink {
    record Event(String source, int weight) { }

    private final Object queueLock = new Object();
    private final Object statLock = new Object();
    private List<Event> pending = new ArrayList<>();
    private long total;
    private int batches;

    void emit(Event e) {
        synchronized (queueLock) {
            pending.add(e);
        }
    }

    private List<Event> swap() {
        synchronized (queueLock) {
            List<Event> full = pending;
            pending = new ArrayList<>();
            return full;
        }
    }

    void drain() {
        List<Event> batch = swap();
        long weight = 0;
        for (Event e : batch) {
            weight += e.weight();
        }
        tally(weight);
    }

    private void tally(long weight) {
        synchronized (statLock) {
            total += weight;
            batches++;
        }
    }

    long total() {
        synchronized (statLock) {
            return total;
        }
    }

    int batches() {
        synchronized (statLock) {
            return batches;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventSink sink = new EventSink();
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> ticking =
                timer.scheduleAtFixedRate(sink::drain, 0, 2, TimeUnit.MILLISECONDS);
        Thread door = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                sink.emit(new Event("door", i % 3));
            }
        });
        Thread lamp = new Thread(() -> {
            for (int i = 0; i < 200; i++) {
                sink.emit(new Event("lamp", 1));
            }
        });
        door.start();
        lamp.start();
        door.join();
        lamp.join();
        ticking.cancel(false);
        timer.shutdown();
        timer.awaitTermination(5, TimeUnit.SECONDS);
        sink.drain();
        System.out.println(sink.total() + " in " + (sink.batches() > 0));
    }
}
