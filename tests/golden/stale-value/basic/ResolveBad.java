// run: scan --only stale-value
// expect: stale-value method=ResolveBad.bounds line=here severity=low
// The raw form is replaced by what it stands for: whoever does it second comes to the same end.

public class ResolveBad {
    private volatile Object bounds;

    public ResolveBad(String raw) { bounds = raw; }

    public String[] bounds() {
        Object value = bounds;
        if (value instanceof String) {
            value = ((String) value).split(",");
            bounds = value; // <- here
        }
        return (String[]) value;
    }
}
