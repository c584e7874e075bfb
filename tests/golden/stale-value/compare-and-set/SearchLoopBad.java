// run: scan --only stale-value
// expect: stale-value method=SearchLoopBad.open line=here
// How often the loop turned decides what is written.

import java.util.HashSet;
import java.util.Set;

public class SearchLoopBad {
    private final Set<Integer> used = new HashSet<>();

    private synchronized boolean isUsed(int port) { return used.contains(port); }

    private synchronized void use(int port) { used.add(port); }

    public int open() {
        int port = 1024;
        while (isUsed(port))
            port++;
        use(port); // <- here
        return port;
    }
}
