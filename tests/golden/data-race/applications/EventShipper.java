// The batch reference and list are only used under the final lock; flush works on the detached list that nobody else holds.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicInteger;

public class EventShipper {
    interface Sink {
        void write(List<String> lines);
    }

    private final Object lock = new Object();
    private final Sink sink;
    private List<String> batch = new ArrayList<>();
    private int batches;

    EventShipper(Sink sink) {
        this.sink = sink;
    }

    void log(String line) {
        synchronized (lock) {
            batch.add(line);
        }
    }

    void flush() {
        List<String> full;
        synchronized (lock) {
            if (batch.isEmpty()) {
                return;
            }
            full = batch;
            batch = new ArrayList<>();
            batches++;
        }
        full.sort(null);
        sink.write(full);
    }

    int batches() {
        synchronized (lock) {
            return batches;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger shipped = new AtomicInteger();
        EventShipper shipper = new EventShipper(lines -> shipped.addAndGet(lines.size()));
        Timer timer = new Timer("flush", true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                shipper.flush();
            }
        }, 1, 2);
        Thread[] apps = new Thread[3];
        for (int a = 0; a < apps.length; a++) {
            final String name = "app" + a;
            apps[a] = new Thread(() -> {
                for (int i = 0; i < 400; i++) {
                    shipper.log(name + " event " + i);
                }
            }, name);
            apps[a].start();
        }
        for (Thread t : apps) {
            t.join();
        }
        timer.cancel();
        shipper.flush();
        System.out.println("batches " + (shipper.batches() > 0) + " shipped " + (shipped.get() > 0));
    }
}
// corpus: unseen27
