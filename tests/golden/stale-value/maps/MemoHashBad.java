// run: scan --only stale-value
// expect: stale-value method=MemoHashBad.hash line=here severity=low
// A memoiser: the value is a pure function of a final field, so only work is repeated.

public class MemoHashBad {
    private final String text;
    private volatile Integer hash;

    public MemoHashBad(String text) { this.text = text; }

    public int hash() {
        if (hash == null)
            hash = Integer.valueOf(text.hashCode() * 31); // <- here
        return hash;
    }
}
