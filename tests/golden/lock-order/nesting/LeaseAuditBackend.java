// run: scan --only lock-order
// expect: none
// expire and flush take the two monitors in different orders but only under the common maintenance lock
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class LeaseAuditBackend {
    private final Object maintenance = new Object();
    private final Map<String, Long> leases = new HashMap<>();
    private final List<String> journal = new ArrayList<>();

    void open(String id, long until) {
        synchronized (leases) {
            leases.put(id, until);
        }
    }

    int expire(long now) {
        synchronized (maintenance) {
            synchronized (leases) {
                int n = 0;
                for (Iterator<Map.Entry<String, Long>> it = leases.entrySet().iterator(); it.hasNext();) {
                    Map.Entry<String, Long> e = it.next();
                    if (e.getValue() <= now) {
                        it.remove();
                        n++;
                        synchronized (journal) {
                            journal.add("expired " + e.getKey());
                        }
                    }
                }
                return n;
            }
        }
    }

    String flush() {
        synchronized (maintenance) {
            synchronized (journal) {
                int active;
                synchronized (leases) {
                    active = leases.size();
                }
                String text = "active=" + active + " lines=" + journal.size();
                journal.clear();
                return text;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LeaseAuditBackend backend = new LeaseAuditBackend();
        Thread reaper = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                backend.open("l" + i, i);
                backend.expire(i);
            }
        });
        Thread flusher = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                backend.flush();
            }
        });
        reaper.start();
        flusher.start();
        reaper.join();
        flusher.join();
        System.out.println(backend.flush());
    }
}
// corpus: unseen20
