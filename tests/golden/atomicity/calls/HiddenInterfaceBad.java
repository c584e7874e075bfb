// run: scan --library --only atomicity
// The interface is not public: no user of the library has another implementation.
public class HiddenInterfaceBad {
    public static final class Budget {
        private long units;

        public synchronized long left() {
            return units;
        }

        public synchronized void take(long n) {
            units -= n;
        }
    }

    interface Policy {
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

    private HiddenInterfaceBad(Policy policy) {
        this.policy = policy;
    }

    public static HiddenInterfaceBad of(Budget budget) {
        return new HiddenInterfaceBad(budget == null ? new Open() : new Limited(budget));
    }

    public synchronized boolean admit(long n) {
        if (!policy.allows(n))
            return false;
        policy.spend(n); // expect: atomicity
        admitted += n;
        return true;
    }
}
