// run: scan --only stale-value
// expect: stale-value
// Looked for and put under what order.ref() says, by two methods.

import java.util.*;
import java.util.concurrent.*;
public class KeyByGetterBad {
    static final class Order { final String ref; final int qty; Order(String r, int q) { ref = r; qty = q; } String ref() { return ref; } }
    private final Map<String, Order> open = new ConcurrentHashMap<>();
    private boolean known(Order o) { return open.containsKey(o.ref()); }
    private void file(Order o) { open.put(o.ref(), o); }
    boolean place(Order o) {
        if (known(o)) return false;
        file(o);
        return true;
    }
    public static void main(String[] a) throws Exception {
        KeyByGetterBad d = new KeyByGetterBad();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) { int k = i; pool.submit(() -> d.place(new Order("r" + k / 4, k))); }
        pool.shutdown();
    }
}
