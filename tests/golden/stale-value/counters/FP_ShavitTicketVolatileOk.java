// run: scan --only stale-value
// expect: stale-value method=FP_ShavitTicketVolatileOk.unlock line=here
// A ticket lock whose holder alone moves the number on, in a volatile.
// Not so: A lock made by hand: only its holder gets there.

import java.util.concurrent.atomic.AtomicInteger;

public class FP_ShavitTicketVolatileOk {
    private final AtomicInteger tickets = new AtomicInteger();
    private volatile int serving;

    public void lock() {
        int mine = tickets.getAndIncrement();
        while (serving != mine)
            Thread.onSpinWait();
    }

    public void unlock() {
        serving = serving + 1; // <- here
    }
}
// corpus: published
