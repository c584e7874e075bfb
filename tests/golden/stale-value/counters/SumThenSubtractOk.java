// run: scan --only atomicity,stale-value
// expect: none
// The same with a subtraction, which is right, and with an assignment, which is not.

import java.util.concurrent.atomic.AtomicInteger;

public class SumThenSubtractOk {
    private final AtomicInteger tokens = new AtomicInteger();

    public void add() { tokens.incrementAndGet(); }

    public int take() {
        int n = tokens.get();
        tokens.addAndGet(-(n / 2));
        return n / 2;
    }
}
// corpus: published
