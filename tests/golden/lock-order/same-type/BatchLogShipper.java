// run: scan --only lock-order
// expect: none
// speedwing/log4j-cloudwatch-appender#2, repaired - the daemon swaps the batch out under the appender's private lock and uploads (and logs) with no lock held; only category -> batch lock is left
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

interface LineSink {
    void accept(String line);
}

class LineCategory {
    static final LineCategory ROOT = new LineCategory();
    private final List<LineSink> sinks = new ArrayList<>();

    synchronized void addSink(LineSink s) {
        sinks.add(s);
    }

    synchronized void info(String line) {
        for (LineSink s : sinks) {
            s.accept("INFO " + line);
        }
    }
}

public class BatchLogShipper implements LineSink, Runnable {
    private final Object batchLock = new Object();
    private final AtomicBoolean stop = new AtomicBoolean();
    private List<String> batch = new ArrayList<>();

    @Override
    public void accept(String line) {
        synchronized (batchLock) {
            batch.add(line);
        }
    }

    private List<String> swap() {
        synchronized (batchLock) {
            List<String> full = batch;
            batch = new ArrayList<>();
            return full;
        }
    }

    @Override
    public void run() {
        long sent = 0;
        while (!stop.get()) {
            List<String> full = swap();
            if (!full.isEmpty()) {
                sent += full.size();
                if (sent % 64 == 0) {
                    LineCategory.ROOT.info("uploaded " + sent);
                }
            }
            Thread.yield();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BatchLogShipper shipper = new BatchLogShipper();
        LineCategory.ROOT.addSink(shipper);
        Thread daemon = new Thread(shipper, "shipper");
        daemon.start();
        Thread[] app = new Thread[3];
        for (int t = 0; t < app.length; t++) {
            int id = t;
            app[t] = new Thread(() -> {
                for (int i = 0; i < 5_000; i++) {
                    LineCategory.ROOT.info("worker " + id + " step " + i);
                }
            });
            app[t].start();
        }
        for (Thread t : app) {
            t.join();
        }
        shipper.stop.set(true);
        daemon.join();
        System.out.println("stopped");
    }
}
// corpus: unseen18
