// board() reads aboard and writes with compareAndSet, retrying on failure; the check against capacity holds for the value that is replaced.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class BusPassengers {

    interface Door {
        boolean use();
    }

    static class Bus {
        private final int capacity;
        private final AtomicInteger aboard = new AtomicInteger();

        Bus(int capacity) {
            this.capacity = capacity;
        }

        boolean board() {
            while (true) {
                int now = aboard.get();
                if (now >= capacity) {
                    return false;
                }
                if (aboard.compareAndSet(now, now + 1)) {
                    return true;
                }
            }
        }

        boolean alight() {
            int now;
            do {
                now = aboard.get();
                if (now == 0) {
                    return false;
                }
            } while (!aboard.compareAndSet(now, now - 1));
            return true;
        }
    }

    private static Thread queue(Door door, int people) {
        return new Thread(() -> {
            for (int i = 0; i < people; i++) {
                door.use();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Bus bus = new Bus(80);
        List<Thread> doors = new ArrayList<>();
        doors.add(queue(bus::board, 100));
        doors.add(queue(bus::board, 70));
        doors.add(queue(bus::alight, 30));
        doors.forEach(Thread::start);
        for (Thread d : doors) {
            d.join();
        }
        System.out.println("aboard " + bus.aboard.get() + " of " + bus.capacity);
    }
}
