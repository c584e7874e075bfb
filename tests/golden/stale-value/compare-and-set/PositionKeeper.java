// run: scan --library --only stale-value
// expect: none
// the new record is installed by compareAndSet and the trade is computed again when somebody was faster
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

public class PositionKeeper {
    public record Position(long cashCents, Map<String, Integer> shares) {
        public Position {
            shares = Map.copyOf(shares);
        }

        Position with(String symbol, int delta, long cashDelta) {
            Map<String, Integer> next = new HashMap<>(shares);
            next.merge(symbol, delta, Integer::sum);
            return new Position(cashCents + cashDelta, next);
        }
    }

    private final AtomicReference<Position> state;

    public PositionKeeper(long cashCents) {
        state = new AtomicReference<>(new Position(cashCents, Map.of()));
    }

    private boolean apply(Function<Position, Optional<Position>> trade) {
        Position before;
        Optional<Position> after;
        do {
            before = state.get();
            after = trade.apply(before);
            if (after.isEmpty()) {
                return false;
            }
        } while (!state.compareAndSet(before, after.get()));
        return true;
    }

    public boolean buy(String symbol, int n, long priceCents) {
        return apply(p -> p.cashCents() < n * priceCents
                ? Optional.empty()
                : Optional.of(p.with(symbol, n, -n * priceCents)));
    }

    public boolean sell(String symbol, int n, long priceCents) {
        return apply(p -> p.shares().getOrDefault(symbol, 0) < n
                ? Optional.empty()
                : Optional.of(p.with(symbol, -n, n * priceCents)));
    }

    public Position view() {
        return state.get();
    }
}
// corpus: unseen12
