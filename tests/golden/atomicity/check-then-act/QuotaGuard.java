// run: scan --library --only atomicity
// expect: atomicity
// admit() holds the guard, and allows() -> Budget.left() and spend() -> Budget.subtract() reach the shared tenant budget in two steps; two guards overspend it
import java.util.Objects;

public class QuotaGuard {
    public static final class Budget {
        private long units;

        public Budget(long units) {
            this.units = units;
        }

        public synchronized long left() {
            return units;
        }

        public synchronized void subtract(long n) {
            units -= n;
        }
    }

    public sealed interface Policy permits Unlimited, Shared {
        boolean allows(long n);

        void spend(long n);
    }

    public record Unlimited() implements Policy {
        @Override
        public boolean allows(long n) {
            return true;
        }

        @Override
        public void spend(long n) {
        }
    }

    public record Shared(Budget budget) implements Policy {
        @Override
        public boolean allows(long n) {
            return budget.left() >= n;
        }

        @Override
        public void spend(long n) {
            budget.subtract(n);
        }
    }

    private final Policy policy;
    private long admitted;
    private long refused;

    public QuotaGuard(Policy policy) {
        this.policy = Objects.requireNonNull(policy);
    }

    public synchronized boolean admit(long units) {
        if (policy.allows(units)) {
            policy.spend(units);
            admitted++;
            return true;
        }
        refused++;
        return false;
    }

    public synchronized double refusalRate() {
        long all = admitted + refused;
        return all == 0 ? 0 : (double) refused / all;
    }
}
// corpus: unseen12
