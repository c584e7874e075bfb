// run: scan --library --only stale-value
// expect: stale-value
// login tests containsKey on the Hashtable and puts in a second step; two logins of one user both succeed and one session is lost
import java.util.Hashtable;
import java.util.Map;
import java.util.UUID;

public class SessionTable {
    public static final class Session {
        private final String user;
        private final UUID id = UUID.randomUUID();

        Session(String user) {
            this.user = user;
        }

        public String user() {
            return user;
        }

        public UUID id() {
            return id;
        }
    }

    private final Map<String, Session> active = new Hashtable<>();

    /** At most one session for each user. */
    public Session login(String user) {
        if (active.containsKey(user)) {
            throw new IllegalStateException(user + " is logged in already");
        }
        Session s = new Session(user);
        active.put(user, s);
        return s;
    }

    public void logout(Session s) {
        active.remove(s.user(), s);
    }
}
// corpus: unseen14
