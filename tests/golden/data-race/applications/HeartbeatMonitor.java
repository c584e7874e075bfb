// The Timer thread writes the plain field lastBeat while the watchdog thread polls it without any synchronisation.
// run: scan --only data-race --min-severity medium
// expect: data-race field=HeartbeatMonitor.lastBeat
// corpus: unseen31
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class HeartbeatMonitor {
    private final Timer timer = new Timer("beats", true);
    private final CountDownLatch enough = new CountDownLatch(20);
    private final AtomicInteger beats = new AtomicInteger();
    private volatile boolean watching = true;
    private long lastBeat = System.nanoTime();

    private class Beat extends TimerTask {
        @Override
        public void run() {
            touch();
            beats.incrementAndGet();
            enough.countDown();
        }
    }

    private void touch() {
        lastBeat = System.nanoTime();
    }

    private long silence() {
        return System.nanoTime() - lastBeat;
    }

    private final class Watchdog extends Thread {
        private int warnings;

        Watchdog() {
            super("watchdog");
        }

        @Override
        public void run() {
            while (watching) {
                if (silence() > 50_000_000L) {
                    warnings++;
                }
                Thread.yield();
            }
        }
    }

    void begin() {
        timer.schedule(new Beat(), 1, 2);
    }

    public static void main(String[] args) throws InterruptedException {
        HeartbeatMonitor m = new HeartbeatMonitor();
        Watchdog dog = m.new Watchdog();
        dog.start();
        m.begin();
        m.enough.await();
        m.timer.cancel();
        m.watching = false;
        dog.join();
        System.out.println(m.beats.get() >= 20 ? "beats, warned " + (dog.warnings >= 0) : "");
    }
}
