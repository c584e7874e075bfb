// run: scan --only stale-value
// expect: none
// the first look is only a shortcut for the refusal; take checks again under the same lock it changes the tokens with
import java.util.concurrent.atomic.LongAdder;

public class CallBudget {
    static final class BudgetCell {
        private final int max;
        private int tokens;

        BudgetCell(int max) {
            this.max = max;
            this.tokens = max;
        }

        synchronized boolean isDry() {
            return tokens == 0;
        }

        synchronized boolean take() {
            if (tokens == 0) {
                return false;
            }
            tokens--;
            return true;
        }

        synchronized void add(int n) {
            tokens = Math.min(max, tokens + n);
        }
    }

    private final BudgetCell cell;
    private final LongAdder refused = new LongAdder();

    CallBudget(int max) {
        cell = new BudgetCell(max);
    }

    boolean tryAcquire() {
        if (cell.isDry() || !cell.take()) {
            refused.increment();
            return false;
        }
        return true;
    }

    void refill(int n) {
        cell.add(n);
    }

    public static void main(String[] args) throws Exception {
        CallBudget budget = new CallBudget(1000);
        LongAdder granted = new LongAdder();
        Runnable caller = () -> {
            for (int i = 0; i < 20_000; i++) {
                if (budget.tryAcquire()) {
                    granted.increment();
                }
            }
        };
        Thread a = new Thread(caller);
        Thread b = new Thread(caller);
        Thread refiller = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                budget.refill(10);
            }
        });
        a.start();
        b.start();
        refiller.start();
        a.join();
        b.join();
        refiller.join();
        System.out.println(granted.sum() + " " + budget.refused.sum());
    }
}
// corpus: unseen13
