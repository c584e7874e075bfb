// run: scan --only stale-value
// expect: none
// add says whether the number was new.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

public class DrawUntilAdded {
    private final Set<Integer> ports = ConcurrentHashMap.newKeySet();

    public int reserve() {
        int port = ThreadLocalRandom.current().nextInt(1024, 65536);
        while (!ports.add(port))
            port = ThreadLocalRandom.current().nextInt(1024, 65536);
        return port;
    }

    public void release(int port) { ports.remove(port); }
}
// corpus: unseen
