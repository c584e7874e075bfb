// run: scan --library --only atomicity
// expect: atomicity
// borrow asks a shared shelf for available() and then take(); another TieredPool over the same shelves can empty it between
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;

public class TieredPool<R> {
    public static final class Shelf<R> {
        private final ReentrantLock lock = new ReentrantLock();
        private final List<R> free;

        public Shelf(Collection<? extends R> initial) {
            this.free = new ArrayList<>(initial);
        }

        public int available() {
            lock.lock();
            try {
                return free.size();
            } finally {
                lock.unlock();
            }
        }

        public R take() {
            lock.lock();
            try {
                return free.remove(free.size() - 1);
            } finally {
                lock.unlock();
            }
        }

        public void put(R r) {
            lock.lock();
            try {
                free.add(r);
            } finally {
                lock.unlock();
            }
        }
    }

    private final List<Shelf<R>> shelves;
    private long borrowed;

    public TieredPool(List<Shelf<R>> shelves) {
        this.shelves = List.copyOf(shelves);
    }

    public synchronized Optional<R> borrow() {
        Optional<R> r = pick();
        r.ifPresent(x -> borrowed++);
        return r;
    }

    private Optional<R> pick() {
        for (Shelf<R> s : shelves) {
            if (s.available() > 0) {
                return Optional.of(s.take());
            }
        }
        return Optional.empty();
    }

    public synchronized long borrowed() {
        return borrowed;
    }
}
// corpus: unseen16
