// run: scan --only stale-value
// expect: none

import java.util.HashSet;
import java.util.Set;

public class SearchLoopOk {
    private final Set<Integer> used = new HashSet<>();

    private synchronized boolean use(int port) { return used.add(port); }

    public int open() {
        int port = 1024;
        while (!use(port))
            port++;
        return port;
    }
}
