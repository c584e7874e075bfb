// run: scan --library --only stale-value
// expect: none
// The view of a read-write lock is lent.

import java.util.*;
import java.util.concurrent.locks.*;
public class LentViewOk {
    static final class SeatMap {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private final BitSet taken = new BitSet();
        public Lock guard() { return lock.writeLock(); }
        public int firstFree() { lock.writeLock().lock(); try { return taken.nextClearBit(0); } finally { lock.writeLock().unlock(); } }
        public void take(int s) { lock.writeLock().lock(); try { taken.set(s); } finally { lock.writeLock().unlock(); } }
    }
    public void sell(SeatMap map) { map.guard().lock(); try { int s = map.firstFree(); map.take(s); } finally { map.guard().unlock(); } }
}
