// run: scan --only stale-value
// expect: none
// Without a cache.

public class LastUsedOk {
    static final class Entry {
        final String key;
        final int hash;
        Entry(String key) { this.key = key; hash = key.hashCode(); }
    }

    private static volatile Entry last = new Entry("");

    public static int of(String key) {
        Entry entry = new Entry(key);
        last = entry;
        return entry.hash;
    }
}
