// run: scan --library --only stale-value
// expect: none
// after the look under the read lock, allocate looks again under the write lock before it gives out a port
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ServicePortTable {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Map<String, Integer> ports = new HashMap<>();
    private final Map<Integer, String> owners = new TreeMap<>();
    private int nextPort;

    public ServicePortTable(int firstPort) {
        nextPort = firstPort;
    }

    public int portOf(String service) {
        rw.readLock().lock();
        Integer port;
        try {
            port = ports.get(service);
        } finally {
            rw.readLock().unlock();
        }
        return port != null ? port : allocate(service);
    }

    private int allocate(String service) {
        rw.writeLock().lock();
        try {
            Integer known = ports.get(service);
            if (known != null) {
                return known;
            }
            int port = nextPort++;
            ports.put(service, port);
            owners.put(port, service);
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
