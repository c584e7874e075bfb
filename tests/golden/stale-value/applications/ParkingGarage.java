// enter() tests free.get() > 0 and decrements separately; two cars can take the last slot and free becomes negative.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ParkingGarage {

    private final AtomicInteger free;
    private final AtomicInteger rejected = new AtomicInteger();

    ParkingGarage(int slots) {
        free = new AtomicInteger(slots);
    }

    boolean enter() {
        if (free.get() > 0) {
            free.decrementAndGet();
            return true;
        }
        rejected.incrementAndGet();
        return false;
    }

    void leave() {
        free.incrementAndGet();
    }

    static final class Car implements Runnable {
        private final ParkingGarage garage;

        Car(ParkingGarage garage) {
            this.garage = garage;
        }

        @Override
        public void run() {
            for (int day = 0; day < 10; day++) {
                if (garage.enter()) {
                    Thread.yield();
                    garage.leave();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ParkingGarage garage = new ParkingGarage(3);
        ExecutorService street = Executors.newFixedThreadPool(8);
        for (int i = 0; i < 8; i++) {
            street.execute(new Car(garage));
        }
        street.shutdown();
        street.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println("free " + garage.free.get() + ", rejected " + garage.rejected.get());
    }
}
