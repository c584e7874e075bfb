// run: scan --only stale-value
// expect: none
// Iterators of a concurrent map do not mind changes.
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentWalk {
    private final Map<String, Integer> stock = new ConcurrentHashMap<>();

    public void put(String item, int n) { stock.put(item, n); }

    public String list() {
        StringBuilder text = new StringBuilder();
        for (String item : stock.keySet())
            text.append(item).append(' ');
        return text.toString();
    }
}
// corpus: unseen
