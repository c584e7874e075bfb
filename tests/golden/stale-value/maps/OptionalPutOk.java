// run: scan --only stale-value
// expect: none
// computeIfAbsent looks again.

import java.util.*;
import java.util.concurrent.*;
public class OptionalPutOk {
    static final class Cart { private final List<String> items = new CopyOnWriteArrayList<>(); void add(String s) { items.add(s); } int size() { return items.size(); } }
    private final ConcurrentMap<String, Cart> carts = new ConcurrentHashMap<>();
    Optional<Cart> find(String user) { return Optional.ofNullable(carts.get(user)); }
    Cart cartOf(String user) {
        return find(user).orElseGet(() -> carts.computeIfAbsent(user, u -> new Cart()));
    }
    public static void main(String[] a) throws Exception {
        OptionalPutOk c = new OptionalPutOk();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) c.cartOf("u" + k).add("x"); }); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(c.carts.values().stream().mapToInt(Cart::size).sum());
    }
}
