// run: scan --only stale-value
// expect: none
// Java Concurrency in Practice, listings 7.14 and 7.15 LogService: the flag is checked, then the message is put.
// Missed: One field is read, another one of the same lock is written.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class FN_JcipLogWriterBad {
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private boolean isShutdown;
    private int reservations;

    private synchronized boolean isShutdown() { return isShutdown; }

    private synchronized void reserve() { ++reservations; }

    public synchronized void stop() { isShutdown = true; }

    public void log(String message) throws InterruptedException {
        if (isShutdown())
            throw new IllegalStateException();
        reserve(); // missed
        queue.put(message);
    }

    public String next() throws InterruptedException {
        String message = queue.take();
        synchronized (this) {
            --reservations;
        }
        return message;
    }
}
// corpus: published
