// run: scan --only atomicity,stale-value
// expect: none
// Load balancers: the index is taken atomically and put back to zero by a second step.

import java.util.concurrent.atomic.AtomicInteger;

public class RoundRobinOk {
    private final AtomicInteger index = new AtomicInteger();
    private final String[] servers;

    public RoundRobinOk(String[] servers) { this.servers = servers; }

    public String next() {
        return servers[Math.floorMod(index.getAndIncrement(), servers.length)];
    }
}
// corpus: published
