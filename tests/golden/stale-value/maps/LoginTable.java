// run: scan --library --only stale-value
// expect: none
// the early look only saves work; putIfAbsent decides and its answer is obeyed
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class LoginTable {
    public record Login(String user, UUID id) {
    }

    private final ConcurrentMap<String, Login> active = new ConcurrentHashMap<>();

    /** The login of this user, made if there is none. */
    public Login login(String user) {
        Login l = active.get(user);
        if (l == null) {
            Login fresh = new Login(user, UUID.randomUUID());
            Login other = active.putIfAbsent(user, fresh);
            l = other == null ? fresh : other;
        }
        return l;
    }

    public int online() {
        return active.size();
    }

    public boolean logout(Login l) {
        return active.remove(l.user(), l);
    }
}
// corpus: unseen14
