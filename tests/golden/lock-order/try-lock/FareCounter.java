// run: scan --library --only lock-order
// expect: none
// both flights are locked with tryLock; when the second is not free the first is given back before a new attempt
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class FareCounter {
    private static final class Leg {
        final ReentrantLock lock = new ReentrantLock();
        final Map<String, Integer> manifest = new HashMap<>();
        final int seats;

        Leg(int seats) {
            this.seats = seats;
        }

        boolean seat(String passenger, int fare) {
            if (manifest.size() == seats) {
                return false;
            }
            manifest.put(passenger, fare);
            return true;
        }
    }

    private final Map<String, Leg> legs = new ConcurrentHashMap<>();

    public void schedule(String code, int seats) {
        legs.putIfAbsent(code, new Leg(seats));
    }

    public boolean book(String code, String passenger, int fare) {
        Leg leg = legs.get(code);
        if (leg == null) {
            return false;
        }
        leg.lock.lock();
        try {
            return leg.seat(passenger, fare);
        } finally {
            leg.lock.unlock();
        }
    }

    public boolean rebook(String passenger, String from, String to) {
        Leg old = legs.get(from);
        Leg next = legs.get(to);
        if (old == null || next == null || old == next) {
            return false;
        }
        while (true) {
            old.lock.lock();
            try {
                if (next.lock.tryLock()) {
                    try {
                        Integer fare = old.manifest.get(passenger);
                        if (fare == null || !next.seat(passenger, fare)) {
                            return false;
                        }
                        old.manifest.remove(passenger);
                        return true;
                    } finally {
                        next.lock.unlock();
                    }
                }
            } finally {
                old.lock.unlock();
            }
            LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(1_000, 50_000));
        }
    }
}
// corpus: unseen10
