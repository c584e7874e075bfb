// run: scan --only stale-value
// expect: stale-value method=RoundRobinBad.next line=here
// Load balancers: the index is taken atomically and put back to zero by a second step.

import java.util.concurrent.atomic.AtomicInteger;

public class RoundRobinBad {
    private final AtomicInteger index = new AtomicInteger();
    private final String[] servers;

    public RoundRobinBad(String[] servers) { this.servers = servers; }

    public String next() {
        int i = index.getAndIncrement();
        if (i >= servers.length) {
            index.set(0); // <- here
            i = 0;
        }
        return servers[i];
    }
}
// corpus: published
