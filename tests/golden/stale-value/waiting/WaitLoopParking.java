// run: scan --only stale-value --library
// expect: none
// Clean: arrive tests the free places in a wait loop and takes the place in the same synchronized method; wait releases the monitor but the condition is tested again after it.
import java.util.HashSet;
import java.util.Set;

public class WaitLoopParking {
    private final int places;
    private final Set<String> cars = new HashSet<>();

    public WaitLoopParking(int places) {
        if (places < 1) {
            throw new IllegalArgumentException();
        }
        this.places = places;
    }

    private boolean full() {
        return free() == 0;
    }

    public synchronized int free() {
        return places - cars.size();
    }

    public synchronized void arrive(String plate) throws InterruptedException {
        while (full() && !cars.contains(plate)) {
            wait();
        }
        cars.add(plate);
    }

    public synchronized boolean arriveNow(String plate) {
        if (full()) {
            return cars.contains(plate);
        }
        return cars.add(plate);
    }

    public synchronized boolean depart(String plate) {
        boolean was = cars.remove(plate);
        if (was) {
            notifyAll();
        }
        return was;
    }
}
// corpus: unseen
