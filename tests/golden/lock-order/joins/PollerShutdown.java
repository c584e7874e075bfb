// run: scan --only lock-order --library
// expect: lock-order
// Synchronized PollerShutdown.stop joins the worker thread while holding the monitor; the worker's loop calls the synchronized isStopped/record of the same object, so it can never finish.
package polling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class PollerShutdown {
    private final Supplier<String> source;
    private final List<String> samples = new ArrayList<>();
    private Thread worker;
    private boolean stopped;

    public PollerShutdown(Supplier<String> source) {
        this.source = source;
    }

    public synchronized void start() {
        if (worker != null) {
            throw new IllegalStateException("already started");
        }
        worker = new Thread(this::loop, "poller");
        worker.setDaemon(true);
        worker.start();
    }

    private void loop() {
        while (!isStopped()) {
            String s = source.get();
            record(s);
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    private synchronized void record(String s) {
        if (samples.size() == 1000) {
            samples.remove(0);
        }
        samples.add(s);
    }

    public synchronized void stop() throws InterruptedException {
        stopped = true;
        if (worker != null) {
            worker.join();
            worker = null;
        }
    }

    public synchronized List<String> samples() {
        return List.copyOf(samples);
    }
}
// corpus: unseen
