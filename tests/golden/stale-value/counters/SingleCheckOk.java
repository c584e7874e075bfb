// run: scan --only stale-value
// expect: none
// The single-check idiom: a copy of the volatile, and a value as good as any other.

public class SingleCheckOk {
    private final String text;
    private volatile Integer hash;

    public SingleCheckOk(String text) { this.text = text; }

    public int hash() {
        Integer h = hash;
        if (h == null)
            hash = h = Integer.valueOf(text.hashCode() * 31);
        return h;
    }
}
