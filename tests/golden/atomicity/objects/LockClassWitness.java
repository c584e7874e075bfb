// run: scan --only atomicity
// expect: atomicity
// context is a monitor, witness a ReentrantLock inside the shared meter, locked and unlocked twice
import java.util.concurrent.locks.ReentrantLock;

public class LockClassWitness {
    private double lastRate;

    public PowerMeter install() {
        return new PowerMeter();
    }

    public synchronized double rate(PowerMeter meter, long now) {
        long wh = meter.energy();
        long from = meter.since();
        lastRate = now == from ? 0 : wh / (double) (now - from);
        return lastRate;
    }

    public static class PowerMeter {
        private final ReentrantLock lock = new ReentrantLock();
        private long wattHours;
        private long since;

        public long energy() {
            lock.lock();
            try {
                return wattHours;
            } finally {
                lock.unlock();
            }
        }

        public long since() {
            lock.lock();
            try {
                return since;
            } finally {
                lock.unlock();
            }
        }

        public void reset(long now) {
            lock.lock();
            try {
                wattHours = 0;
                since = now;
            } finally {
                lock.unlock();
            }
        }
    }
}
// corpus: unseen
