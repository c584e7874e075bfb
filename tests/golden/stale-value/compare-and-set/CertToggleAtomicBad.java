// run: scan --only stale-value
// expect: stale-value method=CertToggleAtomicBad.toggle line=here
// SEI CERT VNA02-J: the same with AtomicBoolean; only the loop around compareAndSet is one step.

import java.util.concurrent.atomic.AtomicBoolean;

public class CertToggleAtomicBad {
    private final AtomicBoolean flag = new AtomicBoolean(true);

    public void toggle() {
        flag.set(!flag.get()); // <- here
    }

    public boolean isSet() {
        return flag.get();
    }
}
// corpus: published
