// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA02-J: the same with AtomicBoolean; only the loop around compareAndSet is one step.

import java.util.concurrent.atomic.AtomicBoolean;

public class CertToggleAtomicOk {
    private final AtomicBoolean flag = new AtomicBoolean(true);

    public void toggle() {
        boolean seen;
        do {
            seen = flag.get();
        } while (!flag.compareAndSet(seen, !seen));
    }

    public boolean isSet() {
        return flag.get();
    }
}
// corpus: published
