// run: scan --only stale-value
// expect: none

import java.util.LinkedHashSet;
import java.util.Set;

public class NegatedOk {
    static class Names {
        private final Set<String> set = new LinkedHashSet<>();
        synchronized boolean add(String s) { return set.add(s); }
        synchronized int size() { return set.size(); }
    }

    private final Names names = new Names();

    public boolean add(String s) {
        boolean absent = names.add(s);
        if (!absent) {
            return false;
        } else {
            return true;
        }
    }
}
