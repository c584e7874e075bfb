// run: scan --only stale-value
// expect: stale-value
// cartFor() does get and put on a synchronizedMap; two requests of one session each create a cart and the items of one are lost.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CartSessionsAgain {
    private final Map<String, List<String>> carts = Collections.synchronizedMap(new HashMap<>());

    List<String> cartFor(String session) {
        List<String> cart = carts.get(session);
        if (cart == null) {
            cart = Collections.synchronizedList(new ArrayList<>());
            carts.put(session, cart);
        }
        return cart;
    }

    void add(String session, String item) {
        cartFor(session).add(item);
    }

    public static void main(String[] args) {
        CartSessionsAgain s = new CartSessionsAgain();
        ExecutorService http = Executors.newCachedThreadPool();
        for (int i = 0; i < 20; i++) {
            String item = "item" + i;
            http.execute(() -> s.add("sid-1", item));
        }
        http.shutdown();
    }
}
// corpus: unseen
