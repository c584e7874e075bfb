// run: scan --only lock-order
// expect: none
// Store.each runs the consumer on a copy after the lock was released
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class VisitorOnCopy {
    static class Store<T> {
        private final List<T> items = new ArrayList<>();
        private final Object guard = new Object();
        void put(T t) {
            synchronized (guard) { items.add(t); }
        }
        void each(Consumer<? super T> c) {
            List<T> copy;
            synchronized (guard) {
                copy = new ArrayList<>(items);
            }
            copy.forEach(c);
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
