// run: scan --only lock-order
// expect: none
// waiting is done on the gondola's own monitor with no other lock held; the counters are updated afterwards
import java.util.concurrent.atomic.LongAdder;

public class CableCarBoarding {
    static class Gondola {
        private final int capacity;
        private int riders;

        Gondola(int capacity) {
            this.capacity = capacity;
        }

        synchronized void enter() throws InterruptedException {
            while (riders == capacity) {
                wait();
            }
            riders++;
            notifyAll();
        }

        synchronized void leave() throws InterruptedException {
            while (riders == 0) {
                wait();
            }
            riders--;
            notifyAll();
        }
    }

    interface Step {
        void go() throws InterruptedException;
    }

    private final Gondola gondola = new Gondola(3);
    private final LongAdder boarded = new LongAdder();
    private final LongAdder left = new LongAdder();

    void board() throws InterruptedException {
        gondola.enter();
        boarded.increment();
    }

    void leave() throws InterruptedException {
        gondola.leave();
        left.increment();
    }

    private static Thread repeat(Step step) {
        return new Thread(() -> {
            try {
                for (int i = 0; i < 1000; i++) {
                    step.go();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public static void main(String[] args) throws Exception {
        CableCarBoarding station = new CableCarBoarding();
        Thread in = repeat(station::board);
        Thread out = repeat(station::leave);
        in.start();
        out.start();
        in.join();
        out.join();
        System.out.println(station.boarded.sum() + "/" + station.left.sum());
    }
}
// corpus: unseen20
