// run: scan --only lock-order
// expect: lock-order
// synchronizedList.addAll holds the receiver's mutex and takes the argument's (toArray); the two sites pull from each other
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class AuditMirror {
    record AuditEvent(String site, long seq) { }

    static final class AuditSite {
        private final String name;
        private final List<AuditEvent> events = Collections.synchronizedList(new ArrayList<>());

        AuditSite(String name) {
            this.name = name;
        }

        void record(long seq) {
            events.add(new AuditEvent(name, seq));
        }

        void pullFrom(AuditSite peer) {
            events.addAll(peer.events);
        }

        void trim(int keep) {
            synchronized (events) {
                int excess = events.size() - keep;
                if (excess > 0) {
                    events.subList(0, excess).clear();
                }
            }
        }

        int size() {
            return events.size();
        }
    }

    private static Runnable mirror(AuditSite local, AuditSite remote) {
        return () -> {
            for (int i = 0; i < 3000; i++) {
                local.record(i);
                local.pullFrom(remote);
                local.trim(100);
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        AuditSite paris = new AuditSite("paris");
        AuditSite tokyo = new AuditSite("tokyo");
        Thread p = new Thread(mirror(paris, tokyo));
        Thread t = new Thread(mirror(tokyo, paris));
        p.start();
        t.start();
        p.join();
        t.join();
        System.out.println(paris.size() + " " + tokyo.size());
    }
}
// corpus: unseen9
