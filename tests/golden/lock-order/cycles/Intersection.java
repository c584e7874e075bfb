// run: scan --only lock-order
// expect: lock-order
// Four cars each hold one quadrant lock and then ask for the next one clockwise; a cycle of four ReentrantLocks.
import java.util.concurrent.locks.ReentrantLock;

public class Intersection {
    private final ReentrantLock nw = new ReentrantLock();
    private final ReentrantLock ne = new ReentrantLock();
    private final ReentrantLock se = new ReentrantLock();
    private final ReentrantLock sw = new ReentrantLock();

    private void cross(String car, ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lock();
            try {
                System.out.println(car + " crosses");
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    void fromWest() {
        cross("west", sw, se);
    }

    void fromSouth() {
        cross("south", se, ne);
    }

    void fromEast() {
        cross("east", ne, nw);
    }

    void fromNorth() {
        cross("north", nw, sw);
    }

    public static void main(String[] args) throws Exception {
        Intersection x = new Intersection();
        Thread[] cars = {
            new Thread(x::fromWest), new Thread(x::fromSouth),
            new Thread(x::fromEast), new Thread(x::fromNorth)
        };
        for (Thread t : cars) {
            t.start();
        }
        for (Thread t : cars) {
            t.join();
        }
    }
}
// corpus: unseen
