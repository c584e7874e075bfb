// run: scan --library --only atomicity
// expect: atomicity
// A helper gets the object out of a collection, its caller holds the lock.
import java.util.*;
import java.util.concurrent.locks.*;
public class ElementInHelperBad<R> {
    public static final class Shelf<R> {
        private final ReentrantLock lock = new ReentrantLock();
        private final List<R> free;
        public Shelf(Collection<? extends R> initial) { this.free = new ArrayList<>(initial); }
        public int available() { lock.lock(); try { return free.size(); } finally { lock.unlock(); } }
        public R take() { lock.lock(); try { return free.remove(free.size() - 1); } finally { lock.unlock(); } }
        public R poll() { lock.lock(); try { return free.isEmpty() ? null : free.remove(free.size() - 1); } finally { lock.unlock(); } }
        public void put(R r) { lock.lock(); try { free.add(r); } finally { lock.unlock(); } }
    }
    public static final class Box<R> {
        private final List<R> free = new ArrayList<>();
        public synchronized int available() { return free.size(); }
        public synchronized R take() { return free.remove(0); }
        public synchronized void put(R r) { free.add(r); }
    }
    private final List<Shelf<R>> shelves;
    private final Map<String, Box<R>> boxes = new HashMap<>();
    private long borrowed;
    public ElementInHelperBad(List<Shelf<R>> shelves) { this.shelves = List.copyOf(shelves); }
    public synchronized void box(String k, Box<R> b) { boxes.put(k, b); }
    public synchronized Optional<R> borrow(String k) {
        Optional<R> r = pick(k);
        if (r.isPresent()) borrowed++;
        return r;
    }
    private Optional<R> pick(String k) { for (Shelf<R> s : shelves) { if (s.available() > 0) { return Optional.of(s.take()); } } return Optional.empty(); }
    public synchronized long borrowed() { return borrowed; }
}
