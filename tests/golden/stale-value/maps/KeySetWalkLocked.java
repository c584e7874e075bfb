// run: scan --only stale-value
// expect: none
// The map is locked while its keys are gone through.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class KeySetWalkLocked {
    private final Map<String, Integer> stock = Collections.synchronizedMap(new HashMap<>());

    public void put(String item, int n) { stock.put(item, n); }

    public String list() {
        StringBuilder text = new StringBuilder();
        synchronized (stock) {
            for (String item : stock.keySet())
                text.append(item).append(' ');
        }
        return text.toString();
    }
}
// corpus: unseen
