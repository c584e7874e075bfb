// run: scan --library --only lock-order
// expect: none
// expireAll empties the map under the lock and ends the leases after giving it back; only the order lease -> office exists
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LeaseOffice {
    private final Map<String, Lease> leases = new HashMap<>();
    private int ended;

    public Lease grant(String key) {
        Lease l = new Lease(key);
        synchronized (leases) {
            leases.put(key, l);
        }
        return l;
    }

    public void expireAll() {
        List<Lease> victims;
        synchronized (leases) {
            victims = new ArrayList<>(leases.values());
            leases.clear();
        }
        victims.forEach(Lease::end);
    }

    public int ended() {
        synchronized (leases) {
            return ended;
        }
    }

    private void drop(Lease l) {
        synchronized (leases) {
            ended++;
            leases.remove(l.key, l);
        }
    }

    public final class Lease {
        private final String key;
        private boolean active = true;

        private Lease(String key) {
            this.key = key;
        }

        public synchronized boolean active() {
            return active;
        }

        public synchronized void end() {
            if (active) {
                active = false;
                drop(this);
            }
        }
    }
}
// corpus: unseen21
