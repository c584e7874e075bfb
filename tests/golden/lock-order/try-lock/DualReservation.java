// run: scan --library --only lock-order
// expect: none
// both locks are taken with tryLock and a time limit; on failure everything is released and it backs off
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class DualReservation {
    public sealed interface Outcome permits Booked, Rejected {}

    public record Booked(String outbound, String inbound, int people) implements Outcome {}

    public record Rejected(String reason) implements Outcome {}

    private static final int ATTEMPTS = 20;

    private static final class Leg {
        private final ReentrantLock lock = new ReentrantLock();
        private int free;

        Leg(int free) {
            this.free = free;
        }
    }

    private final Map<String, Leg> legs = new ConcurrentHashMap<>();

    public boolean offer(String leg, int seats) {
        return legs.putIfAbsent(leg, new Leg(seats)) == null;
    }

    public Outcome reserve(String outbound, String inbound, int people) throws InterruptedException {
        Leg there = legs.get(outbound);
        Leg back = legs.get(inbound);
        if (there == null || back == null || there == back) {
            return new Rejected("unknown leg");
        }
        for (int i = 0; i < ATTEMPTS; i++) {
            if (there.lock.tryLock(2, TimeUnit.MILLISECONDS)) {
                try {
                    if (back.lock.tryLock(2, TimeUnit.MILLISECONDS)) {
                        try {
                            if (there.free < people || back.free < people) {
                                return new Rejected("full");
                            }
                            there.free -= people;
                            back.free -= people;
                            return new Booked(outbound, inbound, people);
                        } finally {
                            back.lock.unlock();
                        }
                    }
                } finally {
                    there.lock.unlock();
                }
            }
            Thread.sleep(ThreadLocalRandom.current().nextInt(1, 8));
        }
        return new Rejected("busy");
    }
}
// corpus: unseen15
