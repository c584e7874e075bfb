// run: scan --only stale-value
// expect: stale-value method=LastUsedBad.of line=here severity=low
// A cache of one: whichever was used last is kept, and any will do.

public class LastUsedBad {
    static final class Entry {
        final String key;
        final int hash;
        Entry(String key) { this.key = key; hash = key.hashCode(); }
    }

    private static volatile Entry last = new Entry("");

    public static int of(String key) {
        Entry entry = last;
        if (!entry.key.equals(key)) {
            entry = new Entry(key);
            last = entry; // <- here
        }
        return entry.hash;
    }
}
