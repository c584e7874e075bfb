// run: scan --only data-race
// expect: data-race field=LatchOfOneBad.done severity=high
import java.util.concurrent.*;
public class LatchOfOneBad {
    private int done;
    public static void main(String[] args) throws Exception {
        LatchOfOneBad b = new LatchOfOneBad();
        CountDownLatch latch = new CountDownLatch(1);
        Thread one = new Thread(() -> { b.done++; latch.countDown(); });
        Thread two = new Thread(() -> { b.done++; });
        one.start(); two.start();
        latch.await();
        System.out.println(b.done);
    }
}
// corpus: unseen22
