// ThenAccept callbacks of two asynchronous queries add to one plain ArrayList concurrently.
// run: scan --only data-race --min-severity medium
// expect: data-race field=FareSearch.offers
// corpus: unseen31
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FareSearch {
    record Fare(String carrier, int euros) { }

    interface Carrier {
        List<Fare> query(String from, String to);
    }

    static Carrier fixed(String name, int base) {
        return (from, to) -> {
            List<Fare> fares = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
                fares.add(new Fare(name, base + (from + to).length() * i));
            }
            return fares;
        };
    }

    private final List<Carrier> carriers;
    private final List<Fare> offers = new ArrayList<>();
    private final ExecutorService pool = Executors.newFixedThreadPool(3);

    FareSearch(List<Carrier> carriers) {
        this.carriers = carriers;
    }

    private void keep(List<Fare> fares) {
        for (Fare f : fares) {
            if (f.euros() < 400) {
                offers.add(f);
            }
        }
    }

    Fare cheapest(String from, String to) {
        CompletableFuture<?>[] all = carriers.stream()
                .map(c -> CompletableFuture.supplyAsync(() -> c.query(from, to), pool)
                        .thenAcceptAsync(this::keep, pool))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        return offers.stream().min(Comparator.comparingInt(Fare::euros)).orElseThrow();
    }

    void close() {
        pool.shutdown();
    }

    public static void main(String[] args) {
        FareSearch search = new FareSearch(List.of(
                fixed("air", 120), fixed("rail", 80), fixed("bus", 30)));
        try {
            System.out.println(search.cheapest("RIX", "OSL"));
        } finally {
            search.close();
        }
    }
}
