// run: scan --only stale-value
// expect: stale-value method=FP_JcipLoggerThreadOk$LoggerThread.run line=here
// Java Concurrency in Practice, listing 7.15 LogService, the thread that writes: it alone takes messages, each of which was counted.
// Not so: The check only ends the loop, the decrement is of a place that was reserved.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class FP_JcipLoggerThreadOk {
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private boolean isShutdown;
    private int reservations;

    public synchronized void stop() { isShutdown = true; }

    public void log(String message) throws InterruptedException {
        synchronized (this) {
            if (isShutdown)
                throw new IllegalStateException();
            ++reservations;
        }
        queue.put(message);
    }

    private class LoggerThread extends Thread {
        @Override
        public void run() {
            try {
                while (true) {
                    synchronized (FP_JcipLoggerThreadOk.this) {
                        if (isShutdown && reservations == 0)
                            break;
                    }
                    String message = queue.take();
                    synchronized (FP_JcipLoggerThreadOk.this) {
                        --reservations; // <- here
                    }
                    System.out.println(message);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public void start() { new LoggerThread().start(); }
}
// corpus: published
