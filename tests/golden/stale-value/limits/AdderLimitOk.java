// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.LongAdder;

public class AdderLimitOk {
    private final LongAdder admitted = new LongAdder();

    public void admit() {
        admitted.increment();
    }

    public boolean many() { return admitted.sum() >= 100; }
}
