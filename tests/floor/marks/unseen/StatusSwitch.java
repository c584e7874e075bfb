import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A channel that is closed once, by whichever thread flips its status. */
public class StatusSwitch {
    enum Status { OPEN, CLOSED }

    private Status status = Status.OPEN;
    private int sent;
    private int released;
    private int refused;

    private synchronized boolean flip() {
        if (status != Status.OPEN) {
            return false;
        }
        status = Status.CLOSED; // @flip held: this, not parallel: flip
        return true;
    }

    void close() {
        if (flip()) {
            released++; // @release not parallel: release, not held: this, parallel: refuse
        } else {
            refused++; // @refuse parallel: refuse
        }
    }

    void send() {
        synchronized (this) {
            if (status == Status.OPEN) {
                sent++; // @send held: this, not parallel: send, not parallel: flip
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StatusSwitch channel = new StatusSwitch(); // shared
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 3; i++) {
            pool.execute(() -> {
                channel.send();
                channel.close();
            });
        }
        pool.shutdown();
        if (!pool.awaitTermination(1, TimeUnit.MINUTES)) {
            throw new IllegalStateException("still running");
        }
        System.out.println(channel.released + channel.refused); // @end not parallel: release, not parallel: refuse
    }
}
