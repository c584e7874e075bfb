// Iteration does not hold the list's monitor while another thread adds.
// run: scan --only data-race
// expect: data-race field=AuditTrail.entries
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class AuditTrail {

    static final class Entry {
        final String user;
        final String action;

        Entry(String user, String action) {
            this.user = user;
            this.action = action;
        }
    }

    private final List<Entry> entries = Collections.synchronizedList(new ArrayList<>());

    void log(String user, String action) {
        entries.add(new Entry(user, action));
    }

    int size() {
        return entries.size();
    }

    long countFor(String user) {
        long n = 0;
        try {
            for (Entry e : entries) {
                if (e.user.equals(user)) {
                    n++;
                }
            }
        } catch (java.util.ConcurrentModificationException e) {
            return -1;
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        AuditTrail trail = new AuditTrail();
        Thread web = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                trail.log("web", "request " + i);
            }
        });
        Thread admin = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                System.out.println("web so far: " + trail.countFor("web"));
            }
        });
        web.start();
        admin.start();
        web.join();
        admin.join();
        System.out.println(trail.size());
    }
}
// corpus: unseen26
