// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value
// buy() and sell() read the record from the AtomicReference and set() a changed one; a trade that came in between vanishes
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

public class PortfolioState {
    public record Holdings(long cashCents, Map<String, Integer> shares) {
        public Holdings {
            shares = Map.copyOf(shares);
        }

        Holdings with(String symbol, int delta, long cashDelta) {
            Map<String, Integer> next = new HashMap<>(shares);
            next.merge(symbol, delta, Integer::sum);
            return new Holdings(cashCents + cashDelta, next);
        }
    }

    private final AtomicReference<Holdings> state;

    public PortfolioState(long cashCents) {
        state = new AtomicReference<>(new Holdings(cashCents, Map.of()));
    }

    public boolean buy(String symbol, int n, long priceCents) {
        Holdings h = state.get();
        if (h.cashCents() < n * priceCents) {
            return false;
        }
        state.set(h.with(symbol, n, -n * priceCents));
        return true;
    }

    public boolean sell(String symbol, int n, long priceCents) {
        Holdings h = state.get();
        if (h.shares().getOrDefault(symbol, 0) < n) {
            return false;
        }
        state.set(h.with(symbol, -n, n * priceCents));
        return true;
    }

    public Holdings view() {
        return state.get();
    }
}
// corpus: unseen12
