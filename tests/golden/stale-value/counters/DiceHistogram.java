// run: scan --only stale-value
// expect: stale-value
// AtomicIntegerArray.get(i) then set(i, n + 1), lost update
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class DiceHistogram {
    private final AtomicIntegerArray faces = new AtomicIntegerArray(6);

    void roll() {
        int f = ThreadLocalRandom.current().nextInt(6);
        bump(f);
    }

    private void bump(int i) {
        int n = faces.get(i);
        faces.set(i, n + 1);
    }

    public static void main(String[] args) throws Exception {
        DiceHistogram d = new DiceHistogram();
        Thread[] t = new Thread[4];
        for (int i = 0; i < t.length; i++) {
            t[i] = new Thread(() -> { for (int k = 0; k < 10000; k++) d.roll(); });
            t[i].start();
        }
        for (Thread x : t) x.join();
        System.out.println(d.faces);
    }
}
// corpus: unseen
