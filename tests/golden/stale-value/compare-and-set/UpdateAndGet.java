// run: scan --only stale-value
// expect: none
// Clean: every change of the AtomicReference and AtomicInteger is one updateAndGet/accumulateAndGet/getAndIncrement call; plain get is used only for the final print.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

record Route(String prefix, int cost) { }

class RoutingTable {
    private final AtomicReference<List<Route>> routes = new AtomicReference<>(List.of());
    private final AtomicInteger cheapest = new AtomicInteger(Integer.MAX_VALUE);
    private final AtomicInteger ids = new AtomicInteger();

    int add(String prefix, int cost) {
        routes.updateAndGet(old -> {
            List<Route> l = new ArrayList<>(old);
            l.add(new Route(prefix, cost));
            return List.copyOf(l);
        });
        cheapest.accumulateAndGet(cost, Math::min);
        return ids.getAndIncrement();
    }

    void withdraw(String prefix) {
        routes.updateAndGet(old -> old.stream().filter(r -> !r.prefix().equals(prefix)).toList());
    }

    List<Route> routes() { return routes.get(); }

    int cheapest() { return cheapest.get(); }
}

public class UpdateAndGet {
    public static void main(String[] args) {
        RoutingTable t = new RoutingTable();
        CompletableFuture<?>[] all = new CompletableFuture<?>[4];
        for (int i = 0; i < all.length; i++) {
            int n = i;
            all[i] = CompletableFuture.runAsync(() -> {
                for (int k = 0; k < 100; k++) {
                    t.add("10." + n + "." + k, 100 - k);
                }
                t.withdraw("10." + n + ".0");
            });
        }
        CompletableFuture.allOf(all).join();
        System.out.println(t.routes().size() + " " + t.cheapest());
    }
}
// corpus: unseen
