// run: scan --only stale-value
// expect: stale-value method=CopyOnWriteByHandBad.add line=here
// Listener arrays that are copied on write, in a volatile field.

import java.util.Arrays;

public class CopyOnWriteByHandBad {
    private volatile Runnable[] listeners = new Runnable[0];

    public void add(Runnable r) {
        Runnable[] longer = Arrays.copyOf(listeners, listeners.length + 1);
        longer[longer.length - 1] = r;
        listeners = longer; // <- here
    }

    public void fire() {
        for (Runnable r : listeners)
            r.run();
    }
}
// corpus: published
