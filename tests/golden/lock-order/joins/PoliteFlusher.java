// run: scan --only lock-order
// expect: none
// Repaired MetricsFlusher: stop() only detaches the thread under the monitor and joins it after releasing the monitor.
package loc.politeflusher;

import java.util.LinkedHashMap;
import java.util.Map;

public class PoliteFlusher {
    private final Map<String, Long> pending = new LinkedHashMap<>();
    private volatile boolean stopping;
    private Thread worker;

    public synchronized void start() {
        if (worker != null || stopping) {
            return;
        }
        worker = new Thread(this::loop, "flusher");
        worker.start();
    }

    public synchronized void record(String name, long value) {
        pending.merge(name, value, Long::sum);
    }

    private void loop() {
        while (!stopping) {
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

    public void stop() throws InterruptedException {
        Thread t;
        synchronized (this) {
            stopping = true;
            t = worker;
            worker = null;
            if (t == null) {
                return;
            }
            t.interrupt();
        }
        t.join();
    }

    public static void main(String[] args) throws InterruptedException {
        PoliteFlusher f = new PoliteFlusher();
        f.start();
        Thread client = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                f.record("req." + (i % 3), i);
            }
        });
        client.start();
        client.join();
        f.stop();
        System.out.println("bye");
    }
}
// corpus: unseen
