// run: scan --only stale-value
// expect: stale-value method=SumThenSubtractBad.take line=here
// The same with a subtraction, which is right, and with an assignment, which is not.

import java.util.concurrent.atomic.AtomicInteger;

public class SumThenSubtractBad {
    private final AtomicInteger tokens = new AtomicInteger();

    public void add() { tokens.incrementAndGet(); }

    public int take() {
        int n = tokens.get();
        tokens.set(n - n / 2); // <- here
        return n / 2;
    }
}
// corpus: published
