// run: scan --only atomicity
// expect: atomicity method=GuardedRecord$Planner.window line=here
// Planner.window (context Planner monitor): Slot.start() and Slot.end() use the record component guard in two sections, Slot.shift changes both.
import java.util.concurrent.locks.ReentrantLock;

public class GuardedRecord {
    public record Slot(ReentrantLock guard, long[] span) {
        public Slot() { this(new ReentrantLock(), new long[] { 0, 10 }); }
        public long start() {
            guard.lock();
            try { return span[0]; } finally { guard.unlock(); }
        }
        public long end() {
            guard.lock();
            try { return span[1]; } finally { guard.unlock(); }
        }
        public void shift(long d) {
            guard.lock();
            try { span[0] += d; span[1] += d; } finally { guard.unlock(); }
        }
    }

    public static class Planner {
        private long booked;
        public synchronized long window(Slot s) {
            long from = s.start();
            long to = s.end(); // <- here
            booked += to - from;
            return booked;
        }
    }
}
// corpus: unseen
