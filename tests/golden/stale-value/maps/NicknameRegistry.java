// run: scan --library --only stale-value
// expect: stale-value
// claim() asks the concurrent map with containsKey and puts later; two users can both be told that the nickname is theirs.
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class NicknameRegistry {
    private final ConcurrentMap<String, Long> owners = new ConcurrentHashMap<>();

    public boolean claim(String nick, long userId) {
        String key = normalise(nick);
        if (key.isEmpty() || owners.containsKey(key)) {
            return false;
        }
        if (isReserved(key)) {
            return false;
        }
        owners.put(key, userId);
        return true;
    }

    public boolean release(String nick, long userId) {
        return owners.remove(normalise(nick), userId);
    }

    public Optional<Long> owner(String nick) {
        return Optional.ofNullable(owners.get(normalise(nick)));
    }

    private static String normalise(String nick) {
        return nick.trim().toLowerCase(Locale.ROOT);
    }

    private static boolean isReserved(String key) {
        return key.startsWith("admin") || key.equals("root") || key.equals("system");
    }

    public int size() {
        return owners.size();
    }
}
// corpus: unseen
