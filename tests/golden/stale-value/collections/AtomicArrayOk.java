// run: scan --only stale-value
// expect: none

import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicArrayOk {
    private final AtomicIntegerArray bins = new AtomicIntegerArray(16);

    public void add(int i, int n) {
        bins.getAndAdd(i, n);
    }
}
