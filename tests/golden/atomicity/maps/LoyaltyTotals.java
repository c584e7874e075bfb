// run: scan --library --only atomicity
// expect: none
// the shared maps are changed by merge only; the tier follows from merge's answer and never goes down
import java.util.Objects;
import java.util.concurrent.ConcurrentMap;

public final class LoyaltyTotals {
    public enum Tier { BASIC, SILVER, GOLD }

    public record Purchase(String customer, int cents) {}

    private final ConcurrentMap<String, Integer> points;
    private final ConcurrentMap<String, Tier> tiers;
    private int purchases;

    public LoyaltyTotals(ConcurrentMap<String, Integer> points, ConcurrentMap<String, Tier> tiers) {
        this.points = Objects.requireNonNull(points);
        this.tiers = Objects.requireNonNull(tiers);
    }

    public synchronized Tier accrue(Purchase p) {
        int total = points.merge(p.customer(), p.cents() / 100, Integer::sum);
        purchases++;
        return tiers.merge(p.customer(), tierFor(total), LoyaltyTotals::higher);
    }

    private static Tier higher(Tier a, Tier b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    private static Tier tierFor(int total) {
        if (total >= 10_000) {
            return Tier.GOLD;
        }
        return total >= 1_000 ? Tier.SILVER : Tier.BASIC;
    }

    public int discountPercent(String customer) {
        return switch (tiers.getOrDefault(customer, Tier.BASIC)) {
            case BASIC -> 0;
            case SILVER -> 3;
            case GOLD -> 7;
        };
    }

    public synchronized int purchases() {
        return purchases;
    }
}
// corpus: unseen15
