// tryAcquire is the atomic check-and-take; availablePermits() is only printed.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class SwimLanes {

    private final Semaphore lanes;
    private final LongAdder swims = new LongAdder();
    private final LongAdder turnedAway = new LongAdder();

    SwimLanes(int count) {
        lanes = new Semaphore(count);
    }

    void visit(String swimmer) {
        System.out.println(swimmer + " sees " + lanes.availablePermits() + " free lanes");
        if (lanes.tryAcquire()) {
            try {
                swims.increment();
                Thread.yield();
            } finally {
                lanes.release();
            }
        } else {
            turnedAway.increment();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SwimLanes pool = new SwimLanes(2);
        ExecutorService swimmers = Executors.newFixedThreadPool(5);
        for (int i = 0; i < 10; i++) {
            String name = "swimmer-" + i;
            swimmers.execute(() -> pool.visit(name));
        }
        swimmers.shutdown();
        if (swimmers.awaitTermination(10, TimeUnit.SECONDS)) {
            System.out.println(pool.swims.sum() + " swims, " + pool.turnedAway.sum() + " turned away");
            System.out.println("free lanes at closing time: " + pool.lanes.availablePermits());
        }
    }
}
