// run: scan --only stale-value
// expect: stale-value
// two gates test the free counter and then take a place
import java.util.concurrent.atomic.AtomicInteger;

class Garage {
    private final AtomicInteger free;
    private final AtomicInteger refused = new AtomicInteger();

    Garage(int places) {
        free = new AtomicInteger(places);
    }

    boolean full() {
        return free.get() == 0;
    }

    int occupy() {
        return free.getAndDecrement();
    }

    void leave() {
        free.incrementAndGet();
    }

    void refuse() {
        refused.incrementAndGet();
    }

    int refused() {
        return refused.get();
    }
}

class Gate extends Thread {
    private final Garage garage;
    private final int cars;

    Gate(String name, Garage garage, int cars) {
        super(name);
        this.garage = garage;
        this.cars = cars;
    }

    @Override
    public void run() {
        for (int i = 0; i < cars; i++) {
            if (garage.full()) {
                garage.refuse();
            } else {
                int place = garage.occupy();
                System.out.println(getName() + " place " + place);
                if (place % 3 == 0) {
                    garage.leave();
                }
            }
        }
    }
}

public class ParkingGarage {
    public static void main(String[] args) throws InterruptedException {
        Garage g = new Garage(20);
        Gate north = new Gate("north", g, 30);
        Gate south = new Gate("south", g, 30);
        north.start();
        south.start();
        north.join();
        south.join();
        System.out.println("refused " + g.refused());
    }
}
// corpus: unseen
