// run: scan --library --only lock-order
// expect: lock-order
// count() has only one of the two when the iterator takes both.
import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.concurrent.locks.ReentrantLock;

public class FullyLockedBad<E> extends AbstractCollection<E> {
    private final ReentrantLock put = new ReentrantLock(), take = new ReentrantLock();
    private final ArrayDeque<E> queue = new ArrayDeque<>();

    private void fullyLock() {
        put.lock();
        take.lock();
    }

    private void fullyUnlock() {
        take.unlock();
        put.unlock();
    }

    public int count() {
        take.lock();
        try {
            int n = 0;
            for (E e : this)
                n++;
            return n;
        } finally {
            take.unlock();
        }
    }

    @Override
    public int size() {
        fullyLock();
        try {
            return queue.size();
        } finally {
            fullyUnlock();
        }
    }

    @Override
    public Iterator<E> iterator() {
        fullyLock();
        try {
            return new ArrayList<>(queue).iterator();
        } finally {
            fullyUnlock();
        }
    }
}
