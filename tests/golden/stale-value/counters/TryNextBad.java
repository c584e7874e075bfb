// run: scan --only stale-value
// expect: stale-value method=TryNextBad.reserve line=here
// Numbers are tried until one is free; then it is taken.

import java.util.HashSet;
import java.util.Set;

public class TryNextBad {
    private final Set<Integer> used = new HashSet<>();

    public synchronized boolean isUsed(int n) { return used.contains(n); }

    public synchronized void use(int n) { used.add(n); }

    public int reserve(int first) {
        int n = first;
        while (isUsed(n))
            n = Math.incrementExact(n);
        use(n); // <- here
        return n;
    }
}
