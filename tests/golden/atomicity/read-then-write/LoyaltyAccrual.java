// run: scan --library --only atomicity
// expect: atomicity
// under its own monitor accrue gets and puts the balance in the injected concurrent map, which other accruals write too
import java.util.Objects;
import java.util.concurrent.ConcurrentMap;
import java.util.function.ToIntFunction;

public final class LoyaltyAccrual {
    public record Purchase(String customer, String shop, int cents) {}

    public record Balance(int points, int purchases) {
        static final Balance ZERO = new Balance(0, 0);

        Balance plus(int more) {
            return new Balance(points + more, purchases + 1);
        }
    }

    private final ConcurrentMap<String, Balance> balances;
    private final ToIntFunction<Purchase> tariff;
    private long lastPoints;

    public LoyaltyAccrual(ConcurrentMap<String, Balance> balances, ToIntFunction<Purchase> tariff) {
        this.balances = Objects.requireNonNull(balances);
        this.tariff = Objects.requireNonNull(tariff);
    }

    public Balance accrue(Purchase purchase) {
        int points = tariff.applyAsInt(purchase);
        synchronized (this) {
            Balance before = balances.getOrDefault(purchase.customer(), Balance.ZERO);
            Balance after = before.plus(points);
            balances.put(purchase.customer(), after);
            lastPoints = points;
            return after;
        }
    }

    public synchronized long lastPoints() {
        return lastPoints;
    }

    public Balance balance(String customer) {
        return balances.getOrDefault(customer, Balance.ZERO);
    }
}
// corpus: unseen15
