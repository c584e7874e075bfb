// run: scan --only lock-order
// expect: lock-order
// speedwing/log4j-cloudwatch-appender#2 - loggers hold the root category while they call the synchronized appender; the shipper daemon holds the appender in flush() and its client logs through the root category
import java.util.ArrayList;
import java.util.List;

interface LogSink {
    void doAppend(String line);
}

class LogCategory {
    static final LogCategory ROOT = new LogCategory();
    private final List<LogSink> sinks = new ArrayList<>();

    synchronized void addSink(LogSink s) {
        sinks.add(s);
    }

    void info(String line) {
        callAppenders("INFO " + line);
    }

    private synchronized void callAppenders(String line) {
        for (LogSink s : sinks) {
            s.doAppend(line);
        }
    }
}

class UploadClient {
    private long sent;

    void put(List<String> batch) {
        sent += batch.size();
        if (sent % 64 == 0) {
            LogCategory.ROOT.info("uploaded " + sent);
        }
    }
}

public class CloudLogShipper implements LogSink, Runnable {
    private final List<String> batch = new ArrayList<>();
    private final UploadClient client = new UploadClient();
    private volatile boolean stop;

    @Override
    public synchronized void doAppend(String line) {
        batch.add(line);
    }

    private synchronized void flush() {
        if (!batch.isEmpty()) {
            List<String> copy = new ArrayList<>(batch);
            batch.clear();
            client.put(copy);
        }
    }

    @Override
    public void run() {
        while (!stop) {
            flush();
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CloudLogShipper shipper = new CloudLogShipper();
        LogCategory.ROOT.addSink(shipper);
        Thread daemon = new Thread(shipper, "shipper");
        daemon.start();
        Thread[] app = new Thread[3];
        for (int t = 0; t < app.length; t++) {
            int id = t;
            app[t] = new Thread(() -> {
                for (int i = 0; i < 20_000; i++) {
                    LogCategory.ROOT.info("worker " + id + " step " + i);
                }
            });
            app[t].start();
        }
        for (Thread t : app) {
            t.join();
        }
        shipper.stop = true;
        daemon.join();
    }
}
// corpus: unseen18
