// run: scan --only stale-value
// expect: none
// remove alone decides
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class CartSessionsRemove {
    static class Cart {
        private int items;
        void checkout() { System.out.println("checkout of " + items); }
    }
    private final Map<Integer, Cart> carts = Collections.synchronizedMap(new HashMap<>());

    void open(int id) { carts.put(id, new Cart()); }

    boolean checkout(int id) {
        Cart c = carts.remove(id);
        if (c == null) return false;
        c.checkout();
        return true;
    }
    public static void main(String[] args) throws InterruptedException {
        CartSessionsRemove shop = new CartSessionsRemove();
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
