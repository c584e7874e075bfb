// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// Two scheduled tasks change the volatile field rate by read-modify-write (rate = rate * 0.9 and rate = rate + 1); an adjustment made in between is lost.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

class ThrottleController {
    private volatile double rate = 100.0;
    private final double floor;

    ThrottleController(double floor) { this.floor = floor; }

    void backOff() {
        double r = rate * 0.9;
        rate = Math.max(floor, r);
    }

    void speedUp() {
        double r = rate;
        r += 1.0;
        rate = r;
    }

    double rate() { return rate; }
}

class ErrorWatcher implements Runnable {
    private final ThrottleController c;
    private int ticks;

    ErrorWatcher(ThrottleController c) { this.c = c; }

    @Override
    public void run() {
        if (++ticks % 3 == 0) {
            c.backOff();
        }
    }
}

public class ThrottleMain {
    public static void main(String[] args) throws InterruptedException {
        ThrottleController c = new ThrottleController(5);
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(2);
        timer.scheduleAtFixedRate(new ErrorWatcher(c), 0, 200, TimeUnit.MICROSECONDS);
        timer.scheduleAtFixedRate(c::speedUp, 0, 100, TimeUnit.MICROSECONDS);
        Thread.sleep(500);
        timer.shutdown();
        timer.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(c.rate());
    }
}
// corpus: unseen
