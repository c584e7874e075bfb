// run: scan --only stale-value
// expect: none
// Numbers are tried until one could be taken.

import java.util.HashSet;
import java.util.Set;

public class TryNextOk {
    private final Set<Integer> used = new HashSet<>();

    public synchronized boolean use(int n) { return used.add(n); }

    public int reserve(int first) {
        int n = first;
        while (!use(n))
            n = Math.incrementExact(n);
        return n;
    }
}
