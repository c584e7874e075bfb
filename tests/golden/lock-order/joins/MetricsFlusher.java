// run: scan --only lock-order
// expect: lock-order
// stop() joins the flusher thread while holding the monitor that the flusher needs for its last flush.
package lob.metricsflusher;

import java.util.LinkedHashMap;
import java.util.Map;

public class MetricsFlusher {
    private final Map<String, Long> pending = new LinkedHashMap<>();
    private volatile boolean running;
    private Thread worker;

    public synchronized void start() {
        if (worker != null) {
            return;
        }
        running = true;
        worker = new Thread(this::loop, "flusher");
        worker.start();
    }

    public synchronized void record(String name, long value) {
        pending.merge(name, value, Long::sum);
    }

    private void loop() {
        while (running) {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                break;
            }
            flush();
        }
        flush();
    }

    private synchronized void flush() {
        for (Map.Entry<String, Long> e : pending.entrySet()) {
            System.out.println(e.getKey() + "=" + e.getValue());
        }
        pending.clear();
    }

    public synchronized void stop() throws InterruptedException {
        if (worker == null) {
            return;
        }
        running = false;
        worker.interrupt();
        worker.join();
        worker = null;
    }

    public static void main(String[] args) throws InterruptedException {
        MetricsFlusher f = new MetricsFlusher();
        f.start();
        for (int i = 0; i < 100; i++) {
            f.record("req." + (i % 3), i);
            Thread.sleep(1);
        }
        f.stop();
        System.out.println("bye");
    }
}
// corpus: unseen
