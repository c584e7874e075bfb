// run: scan --only lock-order
// expect: lock-order
// A timer has one thread: the task that opens the latch may have to wait for tick(), which needs the lock
// that is kept.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class QueuedTimerBad {
    private final Timer timer = new Timer(true);
    private int ticks;

    synchronized void tick() {
        ticks++;
    }

    synchronized int flush() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                done.countDown();
            }
        }, 0);
        done.await();
        return ticks;
    }

    void start() {
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                tick();
            }
        }, 10, 10);
    }

    public static void main(String[] args) throws InterruptedException {
        QueuedTimerBad t = new QueuedTimerBad();
        t.start();
        for (int i = 0; i < 100; i++)
            t.flush();
    }
}
