// run: scan --library --only stale-value
// expect: stale-value
// Another map's lock.

import java.util.*;
import java.util.concurrent.locks.*;
public class LentLockOtherBad {
    static final class SeatMap {
        private final ReentrantLock lock = new ReentrantLock();
        private final BitSet taken = new BitSet();
        public ReentrantLock lock() { return lock; }
        public int firstFree() { lock.lock(); try { return taken.nextClearBit(0); } finally { lock.unlock(); } }
        public void take(int s) { lock.lock(); try { taken.set(s); } finally { lock.unlock(); } }
    }
    public void sell(SeatMap map, SeatMap other) {
        other.lock().lock();
        try { int s = map.firstFree(); map.take(s); } finally { other.lock().unlock(); }
    }
}
