// A latch of its own for each round: the next round begins when the last one has ended.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CountDownLatch;

public class LatchOfRoundOk {
    private int gen;
    private final int[] c = new int[3];

    void round() throws InterruptedException {
        CountDownLatch l = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            int k = i;
            new Thread(
                            () -> {
                                c[k] += gen;
                                l.countDown();
                            })
                    .start();
        }
        l.await();
        gen++;
    }

    public static void main(String[] a) throws Exception {
        LatchOfRoundOk x = new LatchOfRoundOk();
        for (int i = 0; i < 3; i++) x.round();
        System.out.println(x.c[0]);
    }
}
