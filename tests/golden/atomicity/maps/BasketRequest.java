// run: scan --only atomicity
// expect: none
// the cart is read and replaced inside one locked update of the session
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

public class BasketRequest {
    private final ShopSession session;
    private final List<String> trace = new ArrayList<>();

    public BasketRequest(ShopSession session) {
        this.session = session;
    }

    public synchronized int addItem(String sku) {
        trace.add("add " + sku);
        List<String> cart = session.update("cart", old -> {
            List<String> next = new ArrayList<>(old);
            next.add(sku);
            return List.copyOf(next);
        });
        trace.add("now " + cart.size() + " of " + session.keys());
        return cart.size();
    }

    public synchronized int traced() {
        return trace.size();
    }

    public static void main(String[] args) throws InterruptedException {
        ShopSession session = new ShopSession();
        Thread[] tabs = new Thread[3];
        for (int i = 0; i < tabs.length; i++) {
            BasketRequest request = new BasketRequest(session);
            String sku = "sku-" + i;
            tabs[i] = new Thread(() -> {
                for (int k = 0; k < 50; k++) {
                    request.addItem(sku + "/" + k);
                }
            });
            tabs[i].start();
        }
        for (Thread t : tabs) {
            t.join();
        }
        System.out.println(session.update("cart", UnaryOperator.identity()).size());
    }
}

class ShopSession {
    private final Map<String, List<String>> attributes = new HashMap<>();

    List<String> update(String name, UnaryOperator<List<String>> change) {
        synchronized (attributes) {
            List<String> next = change.apply(attributes.getOrDefault(name, List.of()));
            attributes.put(name, next);
            return next;
        }
    }

    int keys() {
        synchronized (attributes) {
            return attributes.size();
        }
    }
}
// corpus: unseen11
