// A periodic task goes on when the latch is open.
// run: scan --only data-race
// expect: data-race field=PeriodicLatchBad.ticks
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PeriodicLatchBad {
    static int ticks;

    public static void main(String[] a) throws Exception {
        CountDownLatch l = new CountDownLatch(3);
        ScheduledExecutorService s = Executors.newSingleThreadScheduledExecutor();
        s.scheduleAtFixedRate(
                () -> {
                    ticks++;
                    l.countDown();
                },
                0,
                1,
                TimeUnit.MILLISECONDS);
        l.await();
        System.out.println(ticks);
        s.shutdownNow();
    }
}
