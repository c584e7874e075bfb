// run: scan --library --only stale-value
// expect: none
// putIfAbsent decides; its answer, not an earlier look, says whether the user was logged in
import java.security.SecureRandom;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class OneLoginService {
    public record Pass(String user, long token) { }

    public static class UserBusyException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        UserBusyException(String user) {
            super(user);
        }
    }

    private final ConcurrentMap<String, Pass> passes = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();

    public Pass login(String user) {
        Objects.requireNonNull(user);
        if (passes.containsKey(user)) {
            throw new UserBusyException(user);
        }
        Pass p = create(user);
        if (passes.putIfAbsent(user, p) != null) {
            throw new UserBusyException(user);
        }
        return p;
    }

    private Pass create(String user) {
        return new Pass(user, random.nextLong());
    }

    public boolean logout(Pass p) {
        return passes.remove(p.user(), p);
    }

    public Optional<Pass> find(String user) {
        return Optional.ofNullable(passes.get(user));
    }
}
// corpus: unseen13
