// run: scan --only lock-order
// expect: none
// tick() has a timer of its own.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class QueuedTimerOk {
    private final Timer timer = new Timer(true);
    private final Timer ticker = new Timer(true);
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
        ticker.schedule(new TimerTask() {
            @Override
            public void run() {
                tick();
            }
        }, 10, 10);
    }

    public static void main(String[] args) throws InterruptedException {
        QueuedTimerOk t = new QueuedTimerOk();
        t.start();
        for (int i = 0; i < 100; i++)
            t.flush();
    }
}
