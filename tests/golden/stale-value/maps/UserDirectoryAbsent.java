// run: scan --only stale-value
// expect: none
// putIfAbsent does it in one step
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class UserDirectoryAbsent {
    public static class User {
        final String login;
        final long created = System.currentTimeMillis();
        User(String l) { login = l; }
    }
    public static class DuplicateUserException extends RuntimeException {
        DuplicateUserException(String s) { super("duplicate user " + s); }
    }
    private final ConcurrentMap<String, User> users = new ConcurrentHashMap<>();

    public User register(String login) {
        if (login == null || login.isEmpty()) throw new IllegalArgumentException("login");
        User u = new User(login);
        if (users.putIfAbsent(login, u) != null) {
            throw new DuplicateUserException(login);
        }
        return u;
    }
    public User find(String login) { return users.get(login); }
    public Map<String, User> view() { return users; }
}
// corpus: unseen
