// run: scan --library --only stale-value
// expect: stale-value
// add gets the cart record, builds a new one and puts it; a concurrent add to the same cart is lost
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class CartTotals {
    public record Item(String sku, int qty, long cents) {}

    public record Cart(String id, List<Item> items) {
        long total() {
            return items.stream().mapToLong(i -> i.qty() * i.cents()).sum();
        }

        Cart with(Collection<Item> more) {
            List<Item> all = new ArrayList<>(items);
            all.addAll(more);
            return new Cart(id, List.copyOf(all));
        }
    }

    private final ConcurrentMap<String, Cart> carts = new ConcurrentHashMap<>();

    private Cart load(String id) {
        return Optional.ofNullable(carts.get(id)).orElseGet(() -> new Cart(id, List.of()));
    }

    public Cart add(String id, Collection<Item> items) {
        Cart changed = load(id).with(items);
        carts.put(id, changed);
        return changed;
    }

    public long total(String id) {
        return load(id).total();
    }

    public Optional<Cart> checkout(String id) {
        return Optional.ofNullable(carts.remove(id));
    }
}
// corpus: unseen15
