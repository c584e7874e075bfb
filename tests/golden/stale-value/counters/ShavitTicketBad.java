// run: scan --only stale-value
// expect: stale-value method=ShavitTicketBad.lock line=here
// A ticket lock: the next ticket from a volatile, or from an atomic.

import java.util.concurrent.atomic.AtomicInteger;

public class ShavitTicketBad {
    private volatile int next;
    private final AtomicInteger serving = new AtomicInteger();

    public void lock() {
        int mine = next;
        next = mine + 1; // <- here
        while (serving.get() != mine)
            Thread.onSpinWait();
    }

    public void unlock() { serving.incrementAndGet(); }
}
// corpus: published
