// run: scan --only atomicity
// expect: none
// Copying and clearing the queue happen in one block on it; the letters are handled from the private copy
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

public class MailTray {
    private final List<String> queue = new ArrayList<>();

    void post(String e) {
        synchronized (queue) {
            queue.add(e);
        }
    }

    class Carrier {
        private final LongAdder handled = new LongAdder();

        synchronized void flush() {
            List<String> batch;
            synchronized (queue) {
                batch = new ArrayList<>(queue);
                queue.clear();
            }
            for (String e : batch) {
                handle(e);
            }
        }

        private void handle(String e) {
            if (!e.isEmpty()) {
                handled.increment();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MailTray tray = new MailTray();
        Carrier c = tray.new Carrier();
        Thread source = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                tray.post("e" + i);
            }
        });
        source.start();
        while (source.isAlive()) {
            c.flush();
        }
        source.join();
        c.flush();
        System.out.println(c.handled.sum() + " of 10000");
    }
}
// corpus: unseen10
