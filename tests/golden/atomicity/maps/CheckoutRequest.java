// run: scan --only atomicity
// expect: atomicity
// addItem reads the cart attribute and writes a longer copy back in two locked session calls, two requests of one session lose items
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class CheckoutRequest {
    private final BasketSession session;
    private final List<String> trace = new ArrayList<>();

    public CheckoutRequest(BasketSession session) {
        this.session = session;
    }

    @SuppressWarnings("unchecked")
    public synchronized int addItem(String sku) {
        trace.add("add " + sku);
        List<String> cart = (List<String>) session.attribute("cart");
        List<String> next = cart == null ? new ArrayList<>() : new ArrayList<>(cart);
        next.add(sku);
        session.attribute("cart", List.copyOf(next));
        return next.size();
    }

    public synchronized int traced() {
        return trace.size();
    }

    public static void main(String[] args) throws InterruptedException {
        BasketSession session = new BasketSession();
        Thread[] tabs = new Thread[3];
        for (int i = 0; i < tabs.length; i++) {
            CheckoutRequest request = new CheckoutRequest(session);
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
        System.out.println(((List<?>) session.attribute("cart")).size());
    }
}

class BasketSession {
    private final Map<String, Object> attributes = new HashMap<>();

    Object attribute(String name) {
        synchronized (attributes) {
            return attributes.get(name);
        }
    }

    void attribute(String name, Object value) {
        synchronized (attributes) {
            attributes.put(name, value);
        }
    }
}
// corpus: unseen11
