// run: scan --only stale-value
// expect: none
// All callers pass a list of their own.
import java.util.Vector;

public class FreshArgumentOk {
    public int count(String s) {
        Vector<String> own = new Vector<>();
        own.add(s);
        trim(own);
        return own.size();
    }

    public String last(String a, String b) {
        Vector<String> own = new Vector<>();
        own.add(a);
        own.add(b);
        trim(own);
        return own.lastElement();
    }

    private static void trim(Vector<String> v) {
        if (v.size() > 3)
            v.remove(3);
    }
}
