// run: scan --only stale-value
// expect: stale-value method=StringBufferIndexBad.dropFirst line=here

public class StringBufferIndexBad {
    private final StringBuffer log = new StringBuffer();

    public void append(String s) { log.append(s).append('\n'); }

    public void dropFirst() {
        int i = log.indexOf("\n");
        if (i >= 0)
            log.delete(0, i + 1); // <- here
    }
}
