// Only where a timed await says true has the latch been opened.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class TimedAwaitTrueOk {
    int v;

    public static void main(String[] a) throws Exception {
        TimedAwaitTrueOk m = new TimedAwaitTrueOk();
        CountDownLatch l = new CountDownLatch(1);
        new Thread(
                        () -> {
                            m.v = 5;
                            l.countDown();
                        })
                .start();
        if (!l.await(5, TimeUnit.SECONDS)) throw new IllegalStateException();
        System.out.println(m.v);
    }
}
