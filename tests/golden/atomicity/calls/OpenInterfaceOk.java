// run: scan --library --only atomicity
// expect: none
// Users of the library implement the interface; what one of its own classes has inside says little about theirs.
public class OpenInterfaceOk {
    public static final class Budget {
        private long units;

        public synchronized long left() {
            return units;
        }

        public synchronized void take(long n) {
            units -= n;
        }
    }

    public interface Policy {
        boolean allows(long n);

        void spend(long n);
    }

    static final class Open implements Policy {
        @Override
        public boolean allows(long n) {
            return true;
        }

        @Override
        public void spend(long n) {
        }
    }

    static final class Limited implements Policy {
        private final Budget budget;

        Limited(Budget budget) {
            this.budget = budget;
        }

        @Override
        public boolean allows(long n) {
            return budget.left() >= n;
        }

        @Override
        public void spend(long n) {
            budget.take(n);
        }
    }

    private final Policy policy;
    private long admitted;

    public OpenInterfaceOk(Policy policy) {
        this.policy = policy;
    }

    public static OpenInterfaceOk of(Budget budget) {
        return new OpenInterfaceOk(budget == null ? new Open() : new Limited(budget));
    }

    public synchronized boolean admit(long n) {
        if (!policy.allows(n))
            return false;
        policy.spend(n);
        admitted += n;
        return true;
    }
}
