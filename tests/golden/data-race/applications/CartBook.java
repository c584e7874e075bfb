// ComputeIfAbsent is atomic but add() on the shared Cart runs outside of it with a plain +=.
// run: scan --only data-race
// expect: data-race field=CartBook$Cart.totalCents
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class CartBook {
    static class Cart {
        private final String owner;
        private final AtomicInteger items = new AtomicInteger();
        private long totalCents;

        Cart(String owner) {
            this.owner = owner;
        }

        void add(long cents, int qty) {
            items.addAndGet(qty);
            totalCents += cents * qty;
        }

        @Override
        public String toString() {
            return owner + ": " + items.get() + " items, " + totalCents;
        }
    }

    private final ConcurrentHashMap<String, Cart> carts = new ConcurrentHashMap<>();

    void addItem(String user, long cents, int qty) {
        if (qty < 1) {
            return;
        }
        carts.computeIfAbsent(user, Cart::new).add(cents, qty);
    }

    void checkout(String user) {
        Cart c = carts.remove(user);
        if (c != null) {
            System.out.println(c.owner + " checks out " + c.items.get());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CartBook book = new CartBook();
        String[] users = {"ann", "bob", "cyd"};
        ExecutorService api = Executors.newFixedThreadPool(3);
        for (int d = 0; d < 3; d++) {
            final int device = d;
            api.execute(() -> {
                for (int i = 0; i < 200; i++) {
                    book.addItem(users[(i + device) % users.length], 199 + i, i % 3);
                }
            });
        }
        api.shutdown();
        if (!api.awaitTermination(5, TimeUnit.SECONDS)) {
            throw new IllegalStateException();
        }
        book.carts.values().forEach(System.out::println);
        for (String u : users) {
            book.checkout(u);
        }
    }
}
// corpus: unseen27
