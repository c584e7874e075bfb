// run: scan --library --only stale-value
// expect: none
// repaired NicknameRegistry: containsKey is only a shortcut for a refusal; the claim itself is decided by putIfAbsent.
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class AtomicNicknames {
    private final ConcurrentMap<String, Long> owners = new ConcurrentHashMap<>();

    public boolean claim(String nick, long userId) {
        String key = normalise(nick);
        if (key.isEmpty() || owners.containsKey(key)) {
            return false;
        }
        if (isReserved(key)) {
            return false;
        }
        return owners.putIfAbsent(key, userId) == null;
    }

    public boolean transfer(String nick, long to) {
        String key = normalise(nick);
        Long from = owners.get(key);
        if (from == null) {
            return false;
        }
        return owners.replace(key, from, to);
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
}
// corpus: unseen
