// run: scan --only atomicity,stale-value
// expect: none
// commons-pool, GenericObjectPool: the number of active objects is compared with the limit, the object made without the lock, then counted.

import java.util.LinkedList;

public class PoolBorrowOk {
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
            active++; // a place is reserved before the lock is released
        }
        Object made = make();
        return made;
    }

    private Object make() { return new StringBuilder("connection"); }

    public synchronized void giveBack(Object o) {
        active--;
        idle.addLast(o);
    }
}
// corpus: published
