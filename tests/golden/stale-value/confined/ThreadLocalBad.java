// run: scan --only stale-value
// expect: stale-value method=ThreadLocalBad.next line=here

import java.util.concurrent.atomic.AtomicInteger;

public class ThreadLocalBad {
    private static final AtomicInteger seq = new AtomicInteger();

    public static int next() {
        int v = seq.get();
        seq.set(v + 1); // <- here
        return v;
    }
}
