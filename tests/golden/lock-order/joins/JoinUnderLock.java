// run: scan --only lock-order
// expect: lock-order
// Monitor.stop() is synchronized and joins the sampler thread, whose run() calls the synchronized record().
import java.util.ArrayList;
import java.util.List;

public class JoinUnderLock {
    static class Monitor implements Runnable {
        private final List<Long> samples = new ArrayList<>();
        private volatile boolean running;
        private Thread sampler;

        synchronized void start() {
            if (sampler == null) {
                running = true;
                sampler = new Thread(this, "sampler");
                sampler.start();
            }
        }

        synchronized void stop() throws InterruptedException {
            running = false;
            if (sampler != null) {
                sampler.join();
                sampler = null;
            }
        }

        private synchronized void record(long v) {
            samples.add(v);
        }

        synchronized int count() {
            return samples.size();
        }

        @Override
        public void run() {
            while (running) {
                long free = Runtime.getRuntime().freeMemory();
                record(free);
                Thread.yield();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Monitor m = new Monitor();
        m.start();
        Thread.sleep(20);
        m.stop();
        System.out.println(m.count());
    }
}
// corpus: unseen
