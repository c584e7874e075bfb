// run: scan --only stale-value
// expect: none
// Read once into a variable; or nobody ever sets it to null again.

import java.util.concurrent.atomic.AtomicReference;

public class NulledBetweenOk {
    private final AtomicReference<StringBuilder> out = new AtomicReference<>();
    private volatile String name;

    public void open() { out.set(new StringBuilder()); }

    public void close() { out.set(null); }

    public int log() {
        StringBuilder seen = out.get();
        return seen == null ? 0 : seen.length();
    }

    public void rename(String s) { name = s.trim(); }

    public int nameLength() {
        if (name != null)
            return name.length();
        return 0;
    }
}
