// run: scan --only stale-value
// expect: stale-value
// apply reads the immutable total from the concurrent map and puts the changed copy: a concurrent order of the same customer is lost
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

public class OrderTotals {
    record Order(String customer, long cents) { }

    record Total(int orders, long cents) {
        static final Total ZERO = new Total(0, 0);

        Total plus(Order o) {
            return new Total(orders + 1, cents + o.cents());
        }
    }

    private final Map<String, Total> totals = new ConcurrentHashMap<>();

    void apply(Order o) {
        Total t = totals.getOrDefault(o.customer(), Total.ZERO);
        totals.put(o.customer(), t.plus(o));
    }

    Total of(String customer) {
        return totals.getOrDefault(customer, Total.ZERO);
    }

    public static void main(String[] args) {
        OrderTotals svc = new OrderTotals();
        List<String> names = List.of("acme", "globex", "initech");
        List<CompletableFuture<Void>> all = IntStream.range(0, 6000)
                .mapToObj(i -> new Order(names.get(i % 3), 100 + i % 10))
                .map(o -> CompletableFuture.runAsync(() -> svc.apply(o)))
                .toList();
        all.forEach(CompletableFuture::join);
        names.forEach(n -> System.out.println(n + " " + svc.of(n)));
    }
}
// corpus: unseen16
