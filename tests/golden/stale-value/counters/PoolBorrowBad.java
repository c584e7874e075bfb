// run: scan --only stale-value
// expect: stale-value method=PoolBorrowBad.borrow line=here
// commons-pool, GenericObjectPool: the number of active objects is compared with the limit, the object made without the lock, then counted.

import java.util.LinkedList;

public class PoolBorrowBad {
    private final LinkedList<Object> idle = new LinkedList<>();
    private final int most = 8;
    private int active;

    public Object borrow() {
        synchronized (this) {
            if (!idle.isEmpty()) {
                active++;
                return idle.removeFirst();
            }
            if (active >= most)
                throw new IllegalStateException("exhausted");
        }
        Object made = make();
        synchronized (this) {
            active++; // <- here
        }
        return made;
    }

    private Object make() { return new StringBuilder("connection"); }

    public synchronized void giveBack(Object o) {
        active--;
        idle.addLast(o);
    }
}
// corpus: published
