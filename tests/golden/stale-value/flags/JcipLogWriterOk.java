// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 7.14 and 7.15 LogService: the flag is checked, then the message is put.

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class JcipLogWriterOk {
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private boolean isShutdown;
    private int reservations;

    private synchronized boolean isShutdown() { return isShutdown; }

    private synchronized void reserve() { ++reservations; }

    public synchronized void stop() { isShutdown = true; }

    public void log(String message) throws InterruptedException {
        synchronized (this) {
            if (isShutdown)
                throw new IllegalStateException();
            ++reservations;
        }
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
