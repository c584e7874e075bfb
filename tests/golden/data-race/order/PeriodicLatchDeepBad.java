// As PeriodicLatchBad, with the signal six calls down: the second period was signalled before by the first.
// run: scan --only data-race
// expect: data-race field=PeriodicLatchDeepBad.total
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class PeriodicLatchDeepBad {
    static int total;
    static final CountDownLatch first = new CountDownLatch(1);

    static void tell() {
        tellAll();
    }

    static void tellAll() {
        tellEach();
    }

    static void tellEach() {
        tellOne();
    }

    static void tellOne() {
        tellReader();
    }

    static void tellReader() {
        tellLatch();
    }

    static void tellLatch() {
        first.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        timer.scheduleAtFixedRate(() -> {
            total++;
            tell();
        }, 0, 1, TimeUnit.MILLISECONDS);
        first.await();
        System.out.println(total);
        timer.shutdown();
    }
}
