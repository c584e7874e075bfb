// run: scan --only stale-value
// expect: stale-value method=StringBufferTrimBad.chop line=here

public class StringBufferTrimBad {
    public void chop(StringBuffer sb) {
        int n = sb.length();
        if (n > 0)
            sb.setLength(n - 1); // <- here
    }
}
