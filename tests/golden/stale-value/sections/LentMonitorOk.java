// run: scan --library --only stale-value
// expect: none
// A monitor that is lent.

import java.util.*;
public class LentMonitorOk {
    static final class SeatMap {
        private final Object lock = new Object();
        private final BitSet taken = new BitSet();
        public Object lock() { return lock; }
        public int firstFree() { synchronized (lock) { return taken.nextClearBit(0); } }
        public void take(int s) { synchronized (lock) { taken.set(s); } }
    }
    public void sell(SeatMap map) { synchronized (map.lock()) { int s = map.firstFree(); map.take(s); } }
}
