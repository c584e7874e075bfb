// run: scan --only stale-value
// expect: none
// repaired PeakTracker: every value read from an Atomic is written back only by compareAndSet in a loop.
import java.util.concurrent.atomic.AtomicInteger;

public class CasPeakTracker {
    private final AtomicInteger inside = new AtomicInteger();
    private final AtomicInteger peak = new AtomicInteger();
    private final int capacity;

    CasPeakTracker(int capacity) {
        this.capacity = capacity;
    }

    boolean enter() {
        while (true) {
            int now = inside.get();
            if (now >= capacity) {
                return false;
            }
            if (inside.compareAndSet(now, now + 1)) {
                raisePeak(now + 1);
                return true;
            }
        }
    }

    private void raisePeak(int n) {
        int p = peak.get();
        while (n > p && !peak.compareAndSet(p, n)) {
            p = peak.get();
        }
    }

    void leave() {
        inside.decrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        CasPeakTracker hall = new CasPeakTracker(50);
        Thread[] gates = new Thread[4];
        for (int i = 0; i < gates.length; i++) {
            gates[i] = new Thread(() -> {
                for (int k = 0; k < 50_000; k++) {
                    if (hall.enter()) {
                        hall.leave();
                    }
                }
            }, "gate-" + i);
            gates[i].start();
        }
        for (Thread g : gates) {
            g.join();
        }
        System.out.println("inside " + hall.inside.get() + " peak " + hall.peak.get());
    }
}
// corpus: unseen
