// run: scan --only stale-value
// expect: stale-value
// containsKey then put on a ConcurrentHashMap lets two logins of one user create two sessions
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

public class SessionStore {
    public static final class Session {
        final String token;
        final long created;

        Session(String token) {
            this.token = token;
            this.created = System.currentTimeMillis();
        }
    }

    private final ConcurrentHashMap<String, Session> byUser = new ConcurrentHashMap<>();

    public Session login(String user) {
        if (!byUser.containsKey(user)) {
            Session fresh = new Session(UUID.randomUUID().toString());
            byUser.put(user, fresh);
        }
        return byUser.get(user);
    }

    public void logout(String user) {
        byUser.remove(user);
    }

    public int active() {
        return byUser.size();
    }
}
// corpus: unseen
