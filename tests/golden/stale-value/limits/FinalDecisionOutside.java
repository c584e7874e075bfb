// run: scan --only stale-value
// expect: none
// value taken in an atomic remove decides what is added back: no check is separate from its act
import java.util.concurrent.ConcurrentHashMap;

public class FinalDecisionOutside {
    private final ConcurrentHashMap<String, String> pending = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, String> done = new ConcurrentHashMap<>();

    public void submit(String id, String payload) {
        pending.putIfAbsent(id, payload);
    }

    public boolean finish(String id) {
        String payload = pending.remove(id);
        if (payload != null) {
            done.put(id, payload.toUpperCase());
            return true;
        }
        return false;
    }
}
// corpus: unseen
