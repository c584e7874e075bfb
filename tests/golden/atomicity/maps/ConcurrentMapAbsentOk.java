// run: scan --only atomicity --library
// expect: none
// Only who holds this puts. What others take out in between was not there when it was asked for.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapAbsentOk {
    private final ConcurrentHashMap<String, Integer> rows = new ConcurrentHashMap<>();
    private int next;

    public synchronized void enter(String name) {
        if (!rows.containsKey(name)) {
            rows.put(name, next++);
        }
    }

    public void leave(String name) {
        rows.remove(name);
    }
}
