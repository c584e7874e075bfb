// run: scan --only stale-value
// expect: none
// computeIfAbsent creates at most one session per user
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class ComputedSessions {
    static final class Session {
        final String token = UUID.randomUUID().toString();
        final String user;

        Session(String user) {
            this.user = user;
        }
    }

    private final ConcurrentMap<String, Session> sessions = new ConcurrentHashMap<>();

    public String login(String user) {
        Session s = sessions.computeIfAbsent(user, Session::new);
        return s.token;
    }

    public boolean logout(String user) {
        return sessions.remove(user) != null;
    }
}
// corpus: unseen
