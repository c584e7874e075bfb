import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** A periodic task never overlaps itself, but two of them in a pool of two overlap each other. */
public class ScheduledSweep {
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
    private final CountDownLatch enough = new CountDownLatch(6);
    private int sweeps;
    private int beats;
    private int drains;
    private int requests;

    void sweep() {
        List<Integer> expired = new ArrayList<>(); // confined
        expired.add(sweeps);
        sweeps += expired.size(); // @sweep not parallel: sweep, parallel: beat
        enough.countDown();
    }

    void beat() {
        beats++; // @beat not parallel: beat
        enough.countDown();
    }

    void start() {
        drains = 1; // @init not parallel: beat, not parallel: sweep
        timer.scheduleAtFixedRate(this::sweep, 0, 2, TimeUnit.MILLISECONDS);
        timer.scheduleWithFixedDelay(this::beat, 0, 2, TimeUnit.MILLISECONDS);
        requests++; // @request parallel: sweep, parallel: beat, not parallel: request
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledSweep service = new ScheduledSweep(); // shared
        service.start();
        service.enough.await();
        service.timer.shutdown();
        if (!service.timer.awaitTermination(1, TimeUnit.MINUTES)) {
            throw new IllegalStateException();
        }
        service.drains++; // @drain not parallel: sweep, not parallel: beat
        System.out.println(service.sweeps + service.beats > 5);
    }
}
