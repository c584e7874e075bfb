// run: scan --only stale-value
// expect: stale-value method=JcipBoundedSetBad.add line=here
// Java Concurrency in Practice, listing 5.14 BoundedHashSet: the bound by size, or by a semaphore.

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;

public class JcipBoundedSetBad<T> {
    private final Set<T> set = Collections.synchronizedSet(new HashSet<>());
    private final Semaphore room;
    private final int bound;

    public JcipBoundedSetBad(int bound) {
        this.room = new Semaphore(bound);
        this.bound = bound;
    }

    public boolean add(T o) throws InterruptedException {
        if (set.size() >= bound)
            return false;
        return set.add(o); // <- here
    }

    public boolean remove(Object o) {
        boolean wasRemoved = set.remove(o);
        if (wasRemoved)
            room.release();
        return wasRemoved;
    }
}
// corpus: published
