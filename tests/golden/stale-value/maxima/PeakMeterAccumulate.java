// run: scan --only stale-value
// expect: none
// accumulateAndGet with max
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

public class PeakMeterAccumulate {
    static class Peak {
        private final AtomicInteger peak = new AtomicInteger(Integer.MIN_VALUE);
        void offer(int v) {
            peak.accumulateAndGet(v, Math::max);
        }
        int value() { return peak.get(); }
    }
    static class Probe implements Runnable {
        private final Peak peak;
        private final Random rnd;
        Probe(Peak p, long seed) { peak = p; rnd = new Random(seed); }
        @Override public void run() {
            for (int i = 0; i < 500; i++) peak.offer(rnd.nextInt());
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Peak p = new Peak();
        Thread a = new Thread(new Probe(p, 1));
        Thread b = new Thread(new Probe(p, 2));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(p.value());
    }
}
// corpus: unseen
