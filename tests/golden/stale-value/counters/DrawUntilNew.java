// run: scan --only stale-value
// expect: stale-value
// A number is drawn until it is not in the set, and then added in another step.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

public class DrawUntilNew {
    private final Set<Integer> ports = ConcurrentHashMap.newKeySet();

    public int reserve() {
        int port = ThreadLocalRandom.current().nextInt(1024, 65536);
        while (ports.contains(port))
            port = ThreadLocalRandom.current().nextInt(1024, 65536);
        ports.add(port);
        return port;
    }

    public void release(int port) { ports.remove(port); }
}
// corpus: unseen
