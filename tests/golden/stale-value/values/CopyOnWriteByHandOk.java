// run: scan --only atomicity,stale-value
// expect: none
// Listener arrays that are copied on write, in a volatile field.

import java.util.Arrays;

public class CopyOnWriteByHandOk {
    private volatile Runnable[] listeners = new Runnable[0];

    public synchronized void add(Runnable r) {
        Runnable[] longer = Arrays.copyOf(listeners, listeners.length + 1);
        longer[longer.length - 1] = r;
        listeners = longer;
    }

    public void fire() {
        for (Runnable r : listeners)
            r.run();
    }
}
// corpus: published
