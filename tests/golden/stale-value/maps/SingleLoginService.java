// run: scan --library --only stale-value
// expect: stale-value
// login checks containsKey and then puts; two logins of one user both pass and the second silently replaces the first session
import java.security.SecureRandom;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class SingleLoginService {
    public record Session(String user, long token) { }

    public static class AlreadyLoggedInException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        AlreadyLoggedInException(String user) {
            super(user);
        }
    }

    private final ConcurrentMap<String, Session> sessions = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();

    public Session login(String user) {
        Objects.requireNonNull(user);
        if (sessions.containsKey(user)) {
            throw new AlreadyLoggedInException(user);
        }
        Session s = create(user);
        sessions.put(user, s);
        return s;
    }

    private Session create(String user) {
        return new Session(user, random.nextLong());
    }

    public boolean logout(Session s) {
        return sessions.remove(s.user(), s);
    }

    public Optional<Session> find(String user) {
        return Optional.ofNullable(sessions.get(user));
    }
}
// corpus: unseen13
