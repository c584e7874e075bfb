// run: scan --only stale-value
// expect: stale-value
// The keys of a synchronized map are gone through while others put.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class KeySetWalk {
    private final Map<String, Integer> stock = Collections.synchronizedMap(new HashMap<>());

    public void put(String item, int n) { stock.put(item, n); }

    public String list() {
        StringBuilder text = new StringBuilder();
        for (String item : stock.keySet())
            text.append(item).append(' ');
        return text.toString();
    }
}
// corpus: unseen
