// run: scan --library --only stale-value
// expect: stale-value
// containsKey and put are two operations of the ConcurrentHashMap: two callers can both be told that they own the nick
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class NickBoard {
    public record Owner(long userId, String display) { }

    private final ConcurrentMap<String, Owner> owners = new ConcurrentHashMap<>();

    public boolean claim(String nick, long userId) {
        String key = normalise(nick);
        if (key.isEmpty()) {
            return false;
        }
        if (owners.containsKey(key)) {
            return false;
        }
        owners.put(key, new Owner(userId, nick));
        return true;
    }

    public boolean release(String nick, long userId) {
        return owners.computeIfPresent(normalise(nick),
                (k, o) -> o.userId() == userId ? null : o) == null;
    }

    public Optional<Owner> find(String nick) {
        return Optional.ofNullable(owners.get(normalise(nick)));
    }

    public int taken() {
        return owners.size();
    }

    private static String normalise(String nick) {
        return nick.strip().toLowerCase(Locale.ROOT);
    }
}
// corpus: unseen17
