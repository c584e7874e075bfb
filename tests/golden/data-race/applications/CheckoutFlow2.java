// An order is touched only by successive stages of one CompletableFuture chain, each ordered after the one before.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CheckoutFlow2 {
    static class Order {
        final int id;
        private long cents;
        private String authCode;
        private final List<String> trace = new ArrayList<>();

        Order(int id, long cents) {
            this.id = id;
            this.cents = cents;
        }
    }

    private final ExecutorService io = Executors.newFixedThreadPool(3);

    private Order price(Order o) {
        o.trace.add("priced");
        o.cents = o.cents * 119 / 100;
        return o;
    }

    private Order authorize(Order o) {
        o.trace.add("authorized");
        o.authCode = "A" + o.id * 7;
        return o;
    }

    private String receipt(Order o) {
        o.trace.add("receipt");
        return o.id + " " + o.cents + " " + o.authCode + " " + o.trace.size();
    }

    CompletableFuture<String> checkout(int id, long cents) {
        Order o = new Order(id, cents);
        o.trace.add("new");
        return CompletableFuture.supplyAsync(() -> price(o), io)
                .thenApplyAsync(this::authorize, io)
                .thenCombineAsync(stockCheck(id), (order, ok) -> {
                    order.trace.add(ok ? "stock" : "backorder");
                    return order;
                }, io)
                .thenApplyAsync(this::receipt, io);
    }

    private CompletableFuture<Boolean> stockCheck(int id) {
        return CompletableFuture.supplyAsync(() -> id % 3 != 0, io);
    }

    void close() {
        io.shutdown();
    }

    public static void main(String[] args) {
        CheckoutFlow2 flow = new CheckoutFlow2();
        List<CompletableFuture<String>> receipts = new ArrayList<>();
        for (int i = 1; i <= 12; i++) {
            receipts.add(flow.checkout(i, 1000L * i));
        }
        for (CompletableFuture<String> r : receipts) {
            System.out.println(r.join());
        }
        flow.close();
    }
}
// corpus: unseen27
