// run: scan --only stale-value
// expect: none
// The buffer is a local that no other thread can see.

public class StringBufferIndexOk {
    public String dropFirst(String s) {
        StringBuffer log = new StringBuffer(s);
        int i = log.indexOf("\n");
        if (i >= 0)
            log.delete(0, i + 1);
        return log.toString();
    }
}
