// run: scan --only stale-value
// expect: stale-value method=AtomicArrayBad.add line=here

import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicArrayBad {
    private final AtomicIntegerArray bins = new AtomicIntegerArray(16);

    public void add(int i, int n) {
        bins.set(i, bins.get(i) + n); // <- here
    }
}
