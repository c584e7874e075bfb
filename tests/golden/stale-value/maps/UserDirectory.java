// run: scan --only stale-value
// expect: stale-value
// containsKey then put on a ConcurrentHashMap
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class UserDirectory {
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
        if (users.containsKey(login)) {
            throw new DuplicateUserException(login);
        }
        users.put(login, u);
        return u;
    }
    public User find(String login) { return users.get(login); }
    public Map<String, User> view() { return users; }
}
// corpus: unseen
