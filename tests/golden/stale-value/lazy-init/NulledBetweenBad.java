// run: scan --only stale-value
// expect: stale-value method=NulledBetweenBad.log line=here
// There when looked at, and null when used.

import java.util.concurrent.atomic.AtomicReference;

public class NulledBetweenBad {
    private final AtomicReference<StringBuilder> out = new AtomicReference<>();

    public void open() { out.set(new StringBuilder()); }

    public void close() { out.set(null); }

    public int log() {
        if (out.get() == null)
            return 0;
        return out.get().length(); // <- here
    }
}
