// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// expect: stale-value
// leave() and enter() read the AtomicInteger and set the new value in a second step; concurrent visitors lose counts.
import java.util.concurrent.atomic.AtomicInteger;

public class PeakTrackerEighth {
    private final AtomicInteger inside = new AtomicInteger();
    private final AtomicInteger peak = new AtomicInteger();
    private final int capacity;

    PeakTrackerEighth(int capacity) {
        this.capacity = capacity;
    }

    boolean enter() {
        int now = inside.get();
        if (now >= capacity) {
            return false;
        }
        inside.set(now + 1);
        if (now + 1 > peak.get()) {
            peak.set(now + 1);
        }
        return true;
    }

    void leave() {
        int now = inside.get();
        inside.set(now - 1);
    }

    public static void main(String[] args) throws InterruptedException {
        PeakTrackerEighth hall = new PeakTrackerEighth(50);
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
