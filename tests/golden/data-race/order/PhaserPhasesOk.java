// Phases of a Phaser, as those of a barrier.
// run: scan --only data-race
// expect: none
import java.util.concurrent.Phaser;

public class PhaserPhasesOk {
    static final int N = 3;
    static long[] in = new long[N], out = new long[N];

    public static void main(String[] x) throws Exception {
        Phaser ph = new Phaser(N);
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            int id = i;
            ts[i] =
                    new Thread(
                            () -> {
                                for (int r = 0; r < 5; r++) {
                                    out[id] = in[(id + 1) % N];
                                    ph.arriveAndAwaitAdvance();
                                    in[id] = out[id];
                                    ph.arriveAndAwaitAdvance();
                                }
                            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(in[0]);
    }
}
