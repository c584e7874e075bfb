// run: scan --only stale-value
// expect: none

public class StringBufferTrimOk {
    public void chop(StringBuffer sb) {
        synchronized (sb) {
            int n = sb.length();
            if (n > 0)
                sb.setLength(n - 1);
        }
    }
}
