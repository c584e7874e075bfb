// run: scan --only stale-value
// expect: none
// After a failed get the new cart goes in with putIfAbsent, and the cart of the winner is used when there is one.
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CartsPutIfAbsent {
    private final ConcurrentMap<String, Queue<String>> carts = new ConcurrentHashMap<>();

    Queue<String> cartFor(String session) {
        Queue<String> cart = carts.get(session);
        if (cart == null) {
            Queue<String> fresh = new ConcurrentLinkedQueue<>();
            cart = carts.putIfAbsent(session, fresh);
            if (cart == null) {
                cart = fresh;
            }
        }
        return cart;
    }

    public static void main(String[] args) {
        CartsPutIfAbsent s = new CartsPutIfAbsent();
        ExecutorService http = Executors.newCachedThreadPool();
        for (int i = 0; i < 20; i++) {
            String item = "item" + i;
            http.execute(() -> s.cartFor("sid-1").add(item));
        }
        http.shutdown();
    }
}
// corpus: unseen
