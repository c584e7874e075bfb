// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 5.14 BoundedHashSet: the bound by size, or by a semaphore.

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Semaphore;

public class JcipBoundedSetOk<T> {
    private final Set<T> set = Collections.synchronizedSet(new HashSet<>());
    private final Semaphore room;
    private final int bound;

    public JcipBoundedSetOk(int bound) {
        this.room = new Semaphore(bound);
        this.bound = bound;
    }

    public boolean add(T o) throws InterruptedException {
        room.acquire();
        boolean wasAdded = false;
        try {
            wasAdded = set.add(o);
            return wasAdded;
        } finally {
            if (!wasAdded)
                room.release();
        }
    }

    public boolean remove(Object o) {
        boolean wasRemoved = set.remove(o);
        if (wasRemoved)
            room.release();
        return wasRemoved;
    }
}
// corpus: published
