// run: scan --only atomicity
// expect: atomicity
// promote checks store.contains and then uses store.get without a check; the reaper thread removes sessions in between
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class SessionPromoter {
    private final LoginStore store;
    private int promoted;

    SessionPromoter(LoginStore store) {
        this.store = store;
    }

    synchronized void promote(String id) {
        if (store.contains(id)) {
            store.get(id).grant("admin");
            promoted++;
        }
    }

    synchronized int promoted() {
        return promoted;
    }

    public static void main(String[] args) throws Exception {
        LoginStore store = new LoginStore();
        SessionPromoter promoter = new SessionPromoter(store);
        Thread reaper = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                store.remove("s" + i % 4);
                store.put("s" + (i + 2) % 4, new Login());
            }
        }, "reaper");
        Thread web = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                promoter.promote("s" + i % 4);
            }
        }, "web");
        reaper.start();
        web.start();
        reaper.join();
        web.join();
        System.out.println(promoter.promoted());
    }
}

class Login {
    private final Set<String> roles = ConcurrentHashMap.newKeySet();

    void grant(String role) {
        roles.add(role);
    }
}

class LoginStore {
    private final Map<String, Login> byId = new HashMap<>();

    synchronized boolean contains(String id) {
        return byId.containsKey(id);
    }

    synchronized Login get(String id) {
        return byId.get(id);
    }

    synchronized void put(String id, Login login) {
        byId.put(id, login);
    }

    synchronized void remove(String id) {
        byId.remove(id);
    }
}
// corpus: unseen13
