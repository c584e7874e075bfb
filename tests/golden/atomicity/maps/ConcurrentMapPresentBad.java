// run: scan --only atomicity --library
// expect: atomicity method=ConcurrentMapPresentBad.enter line=here
// What others take out in between comes back.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapPresentBad {
    private final ConcurrentHashMap<String, Integer> rows = new ConcurrentHashMap<>();
    private int next;

    public synchronized void enter(String name) {
        if (rows.containsKey(name)) {
            rows.put(name, next++); // <- here
        }
    }

    public void leave(String name) {
        rows.remove(name);
    }
}
