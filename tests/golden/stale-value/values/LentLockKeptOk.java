// run: scan --library --only stale-value
// expect: none
// Kept in a variable; and a field.

import java.util.*;
import java.util.concurrent.locks.*;
public class LentLockKeptOk {
    static final class SeatMap {
        final ReentrantLock lock = new ReentrantLock();
        private final BitSet taken = new BitSet();
        public Lock lock() { return lock; }
        public int firstFree() { lock.lock(); try { return taken.nextClearBit(0); } finally { lock.unlock(); } }
        public void take(int s) { lock.lock(); try { taken.set(s); } finally { lock.unlock(); } }
    }
    private final SeatMap map = new SeatMap();
    public void sell() { Lock l = map.lock(); l.lock(); try { int s = map.firstFree(); map.take(s); } finally { l.unlock(); } }
    public void sell2(SeatMap map) { map.lock.lock(); try { int s = map.firstFree(); map.take(s); } finally { map.lock.unlock(); } }
}
