// The workers count down before they read.
// run: scan --only data-race
// expect: data-race field=LatchOfRoundBad.gen
import java.util.concurrent.CountDownLatch;

public class LatchOfRoundBad {
    private int gen;
    private int sum;

    void round() throws InterruptedException {
        CountDownLatch l = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            new Thread(
                            () -> {
                                l.countDown();
                                synchronized (this) {
                                    sum += gen;
                                }
                            })
                    .start();
        }
        l.await();
        gen++;
    }

    public static void main(String[] a) throws Exception {
        LatchOfRoundBad x = new LatchOfRoundBad();
        for (int i = 0; i < 3; i++) x.round();
    }
}
