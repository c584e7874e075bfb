// run: scan --library --only atomicity
// expect: none
// Alluxio/alluxio#8185 - under the intake lock one heartbeat touches several indexes, each locked on its own; the accesses go to different objects or do not depend on one another
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class HeartbeatIntake {
    public record Sample(String metric, long value) { }

    private static final class Totals {
        private final Map<String, Long> sums = new HashMap<>();

        synchronized void add(String metric, long v) {
            sums.merge(metric, v, Long::sum);
        }

        synchronized long sum(String metric) {
            return sums.getOrDefault(metric, 0L);
        }
    }

    private static final class LastSeen {
        private final Map<String, Long> times = new HashMap<>();

        synchronized void touch(String host, long now) {
            times.merge(host, now, Math::max);
        }

        synchronized int since(long t) {
            return (int) times.values().stream().filter(x -> x >= t).count();
        }
    }

    private final ReentrantLock intakeLock = new ReentrantLock();
    private final Totals totals = new Totals();
    private final LastSeen lastSeen = new LastSeen();
    private long heartbeats;

    public void heartbeat(String host, List<Sample> samples, long now) {
        intakeLock.lock();
        try {
            heartbeats++;
            lastSeen.touch(host, now);
            for (Sample s : samples) {
                totals.add(s.metric(), s.value());
            }
        } finally {
            intakeLock.unlock();
        }
    }

    /** Local reads from the worker itself, no heartbeat. */
    public void local(String metric, long value) {
        totals.add(metric, value);
    }

    public long total(String metric) {
        return totals.sum(metric);
    }

    public int alive(long since) {
        return lastSeen.since(since);
    }

    public long heartbeats() {
        intakeLock.lock();
        try {
            return heartbeats;
        } finally {
            intakeLock.unlock();
        }
    }
}
// corpus: unseen18
