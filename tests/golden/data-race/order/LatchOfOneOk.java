// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class LatchOfOneOk {
    private int done;
    public static void main(String[] args) throws Exception {
        LatchOfOneOk b = new LatchOfOneOk();
        CountDownLatch latch = new CountDownLatch(1);
        Thread one = new Thread(() -> { b.done++; latch.countDown(); });
        one.start();
        latch.await();
        b.done++;
        System.out.println(b.done);
    }
}
// corpus: unseen22
