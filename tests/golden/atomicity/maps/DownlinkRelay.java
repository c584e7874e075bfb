// run: scan --library --only atomicity
// expect: none
// the session is fetched once from the registry and the null of the answer is what decides
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class DownlinkRelay {
    public interface Link {
        void send(String frame);
    }

    public static class LinkTable {
        private final Map<String, Link> online = new HashMap<>();

        public synchronized void connect(String id, Link l) {
            online.put(id, l);
        }

        public synchronized void disconnect(String id) {
            online.remove(id);
        }

        public synchronized Optional<Link> lookup(String id) {
            return Optional.ofNullable(online.get(id));
        }
    }

    private final Lock counterLock = new ReentrantLock();
    private final LinkTable table;
    private long forwarded;
    private long dropped;

    public DownlinkRelay(LinkTable table) {
        this.table = table;
    }

    public void forward(String deviceId, String frame) {
        Optional<Link> link = route(deviceId);
        link.ifPresent(l -> l.send(frame));
    }

    private Optional<Link> route(String deviceId) {
        counterLock.lock();
        try {
            Optional<Link> link = table.lookup(deviceId);
            if (link.isPresent()) {
                forwarded++;
            } else {
                dropped++;
            }
            return link;
        } finally {
            counterLock.unlock();
        }
    }

    public String counters() {
        counterLock.lock();
        try {
            return forwarded + "/" + dropped;
        } finally {
            counterLock.unlock();
        }
    }
}
// corpus: unseen12
