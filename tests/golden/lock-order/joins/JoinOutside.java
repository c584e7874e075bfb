// run: scan --only lock-order
// expect: none
// Stop() takes the thread reference out under the lock and joins after the lock has been released.
import java.util.ArrayList;
import java.util.List;

public class JoinOutside {
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

        void stop() throws InterruptedException {
            Thread t;
            synchronized (this) {
                running = false;
                t = sampler;
                sampler = null;
            }
            if (t != null) {
                t.join();
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
                record(Runtime.getRuntime().freeMemory());
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
