// run: scan --only lock-order
// expect: lock-order
// Store.each runs the consumer under the store's lock, the consumer locks the ledger, and Ledger.close calls the store under its own lock
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class VisitorUnderLock {
    static class Store<T> {
        private final List<T> items = new ArrayList<>();
        private final Object guard = new Object();
        void put(T t) {
            synchronized (guard) { items.add(t); }
        }
        void each(Consumer<? super T> c) {
            synchronized (guard) {
                items.forEach(c);
            }
        }
        int size() {
            synchronized (guard) { return items.size(); }
        }
    }
    static class Ledger {
        private long sum;
        synchronized void book(long v) { sum += v; }
        synchronized String close(Store<Long> s) {
            return s.size() + " items, " + sum;
        }
    }
    public static void main(String[] args) throws Exception {
        Store<Long> store = new Store<>();
        Ledger ledger = new Ledger();
        for (long i = 0; i < 10; i++) store.put(i);
        Thread t = new Thread(() -> store.each(v -> ledger.book(v)));
        Thread u = new Thread(() -> System.out.println(ledger.close(store)));
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
// corpus: unseen
