// run: scan --library --only stale-value
// expect: stale-value
// The lock that is lent is held for the look only.

import java.util.*;
import java.util.concurrent.locks.*;
public class LentLockShortBad {
    static final class SeatMap {
        private final ReentrantLock lock = new ReentrantLock();
        private final BitSet taken = new BitSet();
        public ReentrantLock lock() { return lock; }
        public int firstFree() { lock.lock(); try { return taken.nextClearBit(0); } finally { lock.unlock(); } }
        public void take(int s) { lock.lock(); try { taken.set(s); } finally { lock.unlock(); } }
    }
    public void sell(SeatMap map) {
        int s;
        map.lock().lock();
        try { s = map.firstFree(); } finally { map.lock().unlock(); }
        map.take(s);
    }
}
