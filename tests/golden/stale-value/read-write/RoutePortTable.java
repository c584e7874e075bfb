// run: scan --library --only stale-value
// expect: stale-value
// portOf looks under the read lock, releases it and allocates under the write lock without looking again: one route gets two ports
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class RoutePortTable {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> ports = new HashMap<>();
    private final Map<Integer, String> owners = new TreeMap<>();
    private int nextPort;

    public RoutePortTable(int firstPort) {
        nextPort = firstPort;
    }

    public int portOf(String route) {
        rw.readLock().lock();
        Integer port;
        try {
            port = ports.get(route);
        } finally {
            rw.readLock().unlock();
        }
        return port != null ? port : allocate(route);
    }

    private int allocate(String route) {
        rw.writeLock().lock();
        try {
            int port = nextPort++;
            ports.put(route, port);
            owners.put(port, route);
            return port;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public String ownerOf(int port) {
        rw.readLock().lock();
        try {
            return owners.get(port);
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen13
