// The hook adjust is only called from final apply inside synchronized(this); getters are synchronized too.
// run: scan --only data-race
// expect: none
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PricingRules {
    static abstract class Rule {
        protected int applied;
        protected final Deque<Long> recent = new ArrayDeque<>();

        final long apply(long cents) {
            synchronized (this) {
                applied++;
                long out = adjust(cents);
                remember(out);
                return out;
            }
        }

        protected abstract long adjust(long cents);

        private void remember(long v) {
            recent.addLast(v);
            if (recent.size() > 10) {
                recent.removeFirst();
            }
        }

        synchronized String stats() {
            return getClass().getSimpleName() + " " + applied + " " + recent.size();
        }
    }

    static class EveryTenthFree extends Rule {
        @Override
        protected long adjust(long cents) {
            return applied % 10 == 0 ? 0 : cents;
        }
    }

    static class BudgetCap extends Rule {
        private long budget;

        BudgetCap(long budget) {
            this.budget = budget;
        }

        @Override
        protected long adjust(long cents) {
            long discount = Math.min(budget, cents / 5);
            budget -= discount;
            return cents - discount;
        }

        synchronized long budget() {
            return budget;
        }
    }

    static Callable<Long> cashier(List<Rule> rules, int n) {
        return () -> {
            long sum = 0;
            for (int i = 0; i < n; i++) {
                long price = 100 + i;
                for (Rule r : rules) {
                    price = r.apply(price);
                }
                sum += price;
            }
            return sum;
        };
    }

    public static void main(String[] args) throws Exception {
        BudgetCap cap = new BudgetCap(3_000);
        List<Rule> rules = List.of(new EveryTenthFree(), cap);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        var a = pool.submit(cashier(rules, 200));
        var b = pool.submit(cashier(rules, 300));
        System.out.println("budget " + (cap.budget() <= 3_000));
        long total = a.get() + b.get();
        pool.shutdown();
        System.out.println("total ok " + (total > 0));
        rules.forEach(r -> System.out.println(r.stats()));
    }
}
// corpus: unseen27
