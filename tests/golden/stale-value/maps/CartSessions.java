// run: scan --only stale-value
// expect: stale-value
// containsKey then remove on a synchronized map, the second thread gets null and fails
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class CartSessions {
    static class Cart {
        private int items;
        void checkout() { System.out.println("checkout of " + items); }
    }
    private final Map<Integer, Cart> carts = Collections.synchronizedMap(new HashMap<>());

    void open(int id) { carts.put(id, new Cart()); }

    boolean checkout(int id) {
        if (carts.containsKey(id)) {
            carts.remove(id).checkout();
            return true;
        }
        return false;
    }
    public static void main(String[] args) throws InterruptedException {
        CartSessions shop = new CartSessions();
        for (int i = 0; i < 50; i++) shop.open(i);
        Runnable cashier = () -> {
            for (int i = 0; i < 50; i++) shop.checkout(i);
        };
        Thread a = new Thread(cashier);
        Thread b = new Thread(cashier);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
