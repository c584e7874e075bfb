// run: scan --only atomicity
// expect: none
// the store is asked once, the answer is checked for null and used
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class SessionElevator {
    private final TicketStore store;
    private int elevated;

    SessionElevator(TicketStore store) {
        this.store = store;
    }

    synchronized void elevate(String id) {
        Grant g = store.get(id);
        if (g != null) {
            g.add("admin");
            elevated++;
        }
    }

    synchronized int elevated() {
        return elevated;
    }

    public static void main(String[] args) throws Exception {
        TicketStore store = new TicketStore();
        SessionElevator elevator = new SessionElevator(store);
        Thread reaper = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                store.remove("s" + i % 4);
                store.put("s" + (i + 2) % 4, new Grant());
            }
        }, "reaper");
        Thread web = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                elevator.elevate("s" + i % 4);
            }
        }, "web");
        reaper.start();
        web.start();
        reaper.join();
        web.join();
        System.out.println(elevator.elevated());
    }
}

class Grant {
    private final Set<String> roles = ConcurrentHashMap.newKeySet();

    void add(String role) {
        roles.add(role);
    }
}

class TicketStore {
    private final Map<String, Grant> byId = new HashMap<>();

    synchronized Grant get(String id) {
        return byId.get(id);
    }

    synchronized void put(String id, Grant grant) {
        byId.put(id, grant);
    }

    synchronized void remove(String id) {
        byId.remove(id);
    }
}
// corpus: unseen13
