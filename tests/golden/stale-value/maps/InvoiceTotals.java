// run: scan --only stale-value
// expect: none
// merge changes the entry in one atomic operation of the concurrent map
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

public class InvoiceTotals {
    record Invoice(String customer, long cents) { }

    record Sum(int invoices, long cents) {
        static final Sum ZERO = new Sum(0, 0);

        static Sum of(Invoice i) {
            return new Sum(1, i.cents());
        }

        Sum plus(Sum o) {
            return new Sum(invoices + o.invoices, cents + o.cents);
        }
    }

    private final Map<String, Sum> sums = new ConcurrentHashMap<>();

    void apply(Invoice i) {
        sums.merge(i.customer(), Sum.of(i), Sum::plus);
    }

    Sum of(String customer) {
        return sums.getOrDefault(customer, Sum.ZERO);
    }

    public static void main(String[] args) {
        InvoiceTotals svc = new InvoiceTotals();
        List<String> names = List.of("acme", "globex", "initech");
        List<CompletableFuture<Void>> all = IntStream.range(0, 6000)
                .mapToObj(i -> new Invoice(names.get(i % 3), 100 + i % 10))
                .map(i -> CompletableFuture.runAsync(() -> svc.apply(i)))
                .toList();
        all.forEach(CompletableFuture::join);
        names.forEach(n -> System.out.println(n + " " + svc.of(n)));
    }
}
// corpus: unseen16
