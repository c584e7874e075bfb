// run: scan --only stale-value
// expect: none
// Load balancers: the index is taken atomically and put back to zero by a second step.
// Missed: getAndIncrement reads as well.

import java.util.concurrent.atomic.AtomicInteger;

public class FN_RoundRobinBad {
    private final AtomicInteger index = new AtomicInteger();
    private final String[] servers;

    public FN_RoundRobinBad(String[] servers) { this.servers = servers; }

    public String next() {
        int i = index.getAndIncrement();
        if (i >= servers.length) {
            index.set(0); // missed
            i = 0;
        }
        return servers[i];
    }
}
