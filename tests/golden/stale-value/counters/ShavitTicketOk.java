// run: scan --only atomicity,stale-value
// expect: none
// A ticket lock: the next ticket from a volatile, or from an atomic.

import java.util.concurrent.atomic.AtomicInteger;

public class ShavitTicketOk {
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger serving = new AtomicInteger();

    public void lock() {
        int mine = next.getAndIncrement();
        while (serving.get() != mine)
            Thread.onSpinWait();
    }

    public void unlock() { serving.incrementAndGet(); }
}
// corpus: published
