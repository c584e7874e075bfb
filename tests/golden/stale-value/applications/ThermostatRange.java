// SetLow checks high.get() then sets low, setHigh checks low.get() then sets high: concurrent calls can end with low > high.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.low
// expect: stale-value witness=this.high
// corpus: unseen31
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ThermostatRange {
    private final AtomicInteger low = new AtomicInteger(10);
    private final AtomicInteger high = new AtomicInteger(30);
    private final AtomicInteger refused = new AtomicInteger();

    boolean setLow(int t) {
        if (t > high.get()) {
            refused.incrementAndGet();
            return false;
        }
        low.set(t);
        return true;
    }

    boolean setHigh(int t) {
        if (t < low.get()) {
            refused.incrementAndGet();
            return false;
        }
        high.set(t);
        return true;
    }

    interface Control {
        boolean apply(int t);
    }

    static class Knob extends Thread {
        private final Control control;
        private final int base;
        private final CountDownLatch go;
        private int applied;

        Knob(Control control, int base, CountDownLatch go) {
            this.control = control;
            this.base = base;
            this.go = go;
        }

        @Override
        public void run() {
            try {
                go.await();
            } catch (InterruptedException e) {
                return;
            }
            for (int i = 0; i < 50; i++) {
                applied += control.apply(base + i % 12) ? 1 : 0;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThermostatRange range = new ThermostatRange();
        CountDownLatch go = new CountDownLatch(1);
        Knob lower = new Knob(range::setLow, 14, go);
        Knob upper = new Knob(range::setHigh, 16, go);
        lower.start();
        upper.start();
        go.countDown();
        lower.join();
        upper.join();
        System.out.println(range.low.get() + ".." + range.high.get() + " "
                + (lower.applied + upper.applied) + " " + range.refused.get());
    }
}
