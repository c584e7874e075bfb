// run: scan --only stale-value
// expect: stale-value method=FreshArgumentBad.trim line=here
// One of the callers passes a list that others see.
import java.util.Vector;

public class FreshArgumentBad {
    private final Vector<String> names = new Vector<>();

    public void add(String s) { names.add(s); }

    public void shorten() {
        trim(names);
    }

    public int count(String s) {
        Vector<String> own = new Vector<>();
        own.add(s);
        trim(own);
        return own.size();
    }

    private static void trim(Vector<String> v) {
        if (v.size() > 3)
            v.remove(3); // <- here
    }
}
