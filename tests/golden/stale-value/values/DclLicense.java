// run: scan --only stale-value --library
// expect: none
// Clean: double-checked locking with a volatile field; the unlocked read only selects the fast path and the value is tested again inside synchronized.
import java.util.Objects;

public class DclLicense {

    public static final class License {
        private final String holder;
        private final long until;

        private License(String holder, long until) {
            this.holder = holder;
            this.until = until;
        }

        public boolean valid(long now) { return now < until; }

        public String holder() { return holder; }
    }

    private static volatile License cached;
    private static int parses;
    private static final Object LOCK = new Object();

    private DclLicense() { }

    public static License current() {
        License l = cached;
        if (l == null) {
            synchronized (LOCK) {
                l = cached;
                if (l == null) {
                    l = parse(System.getProperty("license", "demo:0"));
                    cached = l;
                }
            }
        }
        return l;
    }

    private static License parse(String text) {
        parses++;
        String[] p = Objects.requireNonNull(text).split(":");
        return new License(p[0], Long.parseLong(p[1]));
    }

    public static int parses() {
        synchronized (LOCK) {
            return parses;
        }
    }
}
// corpus: unseen
