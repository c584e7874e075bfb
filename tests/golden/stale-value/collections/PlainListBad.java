// run: scan --only stale-value
// expect: stale-value method=PlainListBad.pop line=here
// The only caller's argument is a Vector that is shared.

import java.util.List;
import java.util.Vector;

public class PlainListBad {
    private final Vector<String> stack = new Vector<>();

    public void push(String s) { stack.add(s); }

    public String take() { return pop(stack); }

    private static String pop(List<String> l) {
        return l.isEmpty() ? null : l.remove(l.size() - 1); // <- here
    }
}
