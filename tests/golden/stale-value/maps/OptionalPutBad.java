// run: scan --only stale-value
// expect: stale-value
// What the Optional lacks is put in a second step.

import java.util.*;
import java.util.concurrent.*;
public class OptionalPutBad {
    static final class Cart { private final List<String> items = new CopyOnWriteArrayList<>(); void add(String s) { items.add(s); } int size() { return items.size(); } }
    private final ConcurrentMap<String, Cart> carts = new ConcurrentHashMap<>();
    Cart cartOf(String user) {
        return Optional.ofNullable(carts.get(user)).orElseGet(() -> {
            Cart fresh = new Cart();
            carts.put(user, fresh);
            return fresh;
        });
    }
    public static void main(String[] a) throws Exception {
        OptionalPutBad c = new OptionalPutBad();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) c.cartOf("u" + k).add("x"); }); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(c.carts.values().stream().mapToInt(Cart::size).sum());
    }
}
