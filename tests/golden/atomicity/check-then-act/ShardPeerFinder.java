// run: scan --library --only atomicity
// expect: atomicity
// elastic/elasticsearch#36603 style: a finder under its own mutex removes its peer from the shared table, then asks isEmpty and closes the transport; another finder can add a peer in between and is cut off
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class ShardPeerFinder {
    public static final class PeerTable {
        private final Map<String, String> peers = new HashMap<>();
        private boolean transportOpen;

        public synchronized void add(String id, String address) {
            if (peers.isEmpty()) {
                transportOpen = true;
            }
            peers.put(id, address);
        }

        public synchronized void remove(String id) {
            peers.remove(id);
        }

        public synchronized boolean isEmpty() {
            return peers.isEmpty();
        }

        public synchronized void closeTransport() {
            transportOpen = false;
        }

        public synchronized boolean reachable(String id) {
            return transportOpen && peers.containsKey(id);
        }
    }

    private final Object mutex = new Object();
    private final Set<String> mine = new HashSet<>();
    private final PeerTable table;

    public ShardPeerFinder(PeerTable table) {
        this.table = table;
    }

    public void activate(String id, String address) {
        synchronized (mutex) {
            if (mine.add(id)) {
                table.add(id, address);
            }
        }
    }

    public void deactivate() {
        synchronized (mutex) {
            for (String id : mine) {
                table.remove(id);
            }
            mine.clear();
            if (table.isEmpty()) {
                table.closeTransport();
            }
        }
    }
}
// corpus: unseen19
