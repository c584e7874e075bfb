// run: scan --only stale-value
// expect: none
// Resolved when it is made.

public class ResolveOk {
    private volatile Object bounds;

    public ResolveOk(String raw) { bounds = raw.split(","); }

    public String[] bounds() { return (String[]) bounds; }
}
