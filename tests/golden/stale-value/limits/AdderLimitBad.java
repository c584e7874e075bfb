// run: scan --only stale-value
// expect: stale-value method=AdderLimitBad.admit line=here

import java.util.concurrent.atomic.LongAdder;

public class AdderLimitBad {
    private final LongAdder admitted = new LongAdder();

    public boolean admit() {
        if (admitted.sum() >= 100)
            return false;
        admitted.increment(); // <- here
        return true;
    }
}
