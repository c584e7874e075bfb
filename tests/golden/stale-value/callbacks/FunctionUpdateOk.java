// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;

public class FunctionUpdateOk {
    private final AtomicInteger cell = new AtomicInteger();

    public void update(IntUnaryOperator f) {
        cell.updateAndGet(f);
    }
}
