// Workers register later; who waits for the advance has waited for all.
// run: scan --only data-race
// expect: none
import java.util.concurrent.Phaser;

public class PhaserRegisteredOk {
    int[] d = new int[4];
    int total;

    void go() {
        Phaser ph = new Phaser(1);
        for (int k = 0; k < 4; k++) {
            int id = k;
            ph.register();
            new Thread(
                            () -> {
                                d[id] = id * 2;
                                ph.arriveAndDeregister();
                            })
                    .start();
        }
        ph.arriveAndAwaitAdvance();
        for (int x : d) total += x;
        System.out.println(total);
    }

    public static void main(String[] a) {
        new PhaserRegisteredOk().go();
    }
}
