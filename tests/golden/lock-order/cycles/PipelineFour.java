// run: scan --only lock-order
// expect: lock-order
// Four stations connected in a ring; Station.handOver holds its own lock and calls next.accept, which takes the next one: Intake -> Picking -> Packing -> Shipping -> Intake, each on its own thread.
package logistics.four;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

abstract class Station {
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<Integer> parcels = new ArrayDeque<>();
    private Station next;

    void connect(Station next) {
        this.next = next;
    }

    protected abstract int work(int parcel);

    void accept(int parcel) {
        lock.lock();
        try {
            parcels.addLast(work(parcel));
        } finally {
            lock.unlock();
        }
    }

    void handOver() {
        lock.lock();
        try {
            Integer p = parcels.pollFirst();
            if (p != null) {
                next.accept(p);
            }
        } finally {
            lock.unlock();
        }
    }
}

class Intake extends Station {
    @Override protected int work(int p) { return p; }
}

class Picking extends Station {
    @Override protected int work(int p) { return p + 1; }
}

class Packing extends Station {
    @Override protected int work(int p) { return p * 2; }
}

class Shipping extends Station {
    @Override protected int work(int p) { return p & 0xffff; }
}

public class PipelineFour {
    private static Runnable pump(Station s) {
        return () -> {
            for (int i = 0; i < 200_000; i++) {
                s.handOver();
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        Station intake = new Intake();
        Station picking = new Picking();
        Station packing = new Packing();
        Station shipping = new Shipping();
        intake.connect(picking);
        picking.connect(packing);
        packing.connect(shipping);
        shipping.connect(intake); // undeliverable parcels come back
        for (int i = 0; i < 1000; i++) {
            intake.accept(i);
            picking.accept(i);
            packing.accept(i);
            shipping.accept(i);
        }
        ExecutorService belts = Executors.newFixedThreadPool(4);
        belts.execute(pump(intake));
        belts.execute(pump(picking));
        belts.execute(pump(packing));
        belts.execute(pump(shipping));
        belts.shutdown();
        belts.awaitTermination(1, TimeUnit.MINUTES);
    }
}
// corpus: unseen
