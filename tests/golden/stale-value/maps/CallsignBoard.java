// run: scan --library --only stale-value
// expect: none
// containsKey only saves building the owner; putIfAbsent decides who gets the callsign and its answer is returned
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class CallsignBoard {
    public record Holder(long stationId, String display) { }

    private final ConcurrentMap<String, Holder> holders = new ConcurrentHashMap<>();

    public boolean claim(String sign, long stationId) {
        String key = normalise(sign);
        if (key.isEmpty()) {
            return false;
        }
        if (holders.containsKey(key)) {
            return false;
        }
        return holders.putIfAbsent(key, new Holder(stationId, sign)) == null;
    }

    public boolean release(String sign, long stationId) {
        String key = normalise(sign);
        Holder h = holders.get(key);
        if (h == null || h.stationId() != stationId) {
            return false;
        }
        return holders.remove(key, h);
    }

    public Optional<Holder> find(String sign) {
        return Optional.ofNullable(holders.get(normalise(sign)));
    }

    private static String normalise(String sign) {
        return sign.strip().toUpperCase(Locale.ROOT);
    }
}
// corpus: unseen17
