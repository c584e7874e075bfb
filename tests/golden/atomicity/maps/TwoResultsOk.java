// run: scan --only atomicity
// expect: none
// The two locks are of two different objects, got from a map.
import java.util.*;
public class TwoResultsOk {
    public static class Slot { private int v; public synchronized int get() { return v; } public synchronized void set(int x) { v = x; } }
    private final Map<String, Slot> m = new HashMap<>();
    public synchronized void copy(String a, String b) {
        Slot x = m.get(a);
        Slot y = m.get(b);
        y.set(x.get());
    }
    public synchronized void put(String k, Slot s) { m.put(k, s); }
}
