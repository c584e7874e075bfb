// run: scan --only stale-value
// expect: stale-value method=NegatedBad.add line=here

import java.util.ArrayList;
import java.util.List;

public class NegatedBad {
    static class Names {
        private final List<String> list = new ArrayList<>();
        synchronized boolean has(String s) { return list.contains(s); }
        synchronized void add(String s) { list.add(s); }
    }

    private final Names names = new Names();

    public void add(String s) {
        boolean absent = !names.has(s);
        if (!absent) {
            return;
        } else {
            names.add(s); // <- here
        }
    }
}
