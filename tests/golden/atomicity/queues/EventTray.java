// run: scan --only atomicity
// expect: atomicity
// Flush() copies the queued events in one block on the queue and clears the queue in a second one; events posted in between are lost unseen
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

public class EventTray {
    private final List<String> queue = new ArrayList<>();

    void post(String e) {
        synchronized (queue) {
            queue.add(e);
        }
    }

    class Dispatcher {
        private final LongAdder handled = new LongAdder();

        synchronized void flush() {
            List<String> batch;
            synchronized (queue) {
                batch = new ArrayList<>(queue);
            }
            for (String e : batch) {
                handle(e);
            }
            synchronized (queue) {
                queue.clear();
            }
        }

        private void handle(String e) {
            if (!e.isEmpty()) {
                handled.increment();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventTray tray = new EventTray();
        Dispatcher d = tray.new Dispatcher();
        Thread source = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                tray.post("e" + i);
            }
        });
        source.start();
        while (source.isAlive()) {
            d.flush();
        }
        source.join();
        d.flush();
        System.out.println(d.handled.sum() + " of 10000");
    }
}
// corpus: unseen10
