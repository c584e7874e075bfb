// run: scan --only stale-value
// expect: none

public class MemoHashOk {
    private final String text;
    private Integer hash;

    public MemoHashOk(String text) { this.text = text; }

    public synchronized int hash() {
        if (hash == null)
            hash = Integer.valueOf(text.hashCode() * 31);
        return hash;
    }
}
