// run: scan --only atomicity
// expect: atomicity method=ResultTwiceBad.copy line=here context=this
// The witness is the result of a call, locked twice.
import java.util.*;
public class ResultTwiceBad {
    public static class Slot { private int v; public synchronized int get() { return v; } public synchronized void set(int x) { v = x; } }
    private final Map<String, Slot> m = new HashMap<>();
    public synchronized void copy(String a) {
        Slot x = m.get(a);
        x.set(x.get() + 1); // <- here
    }
    public synchronized void put(String k, Slot s) { m.put(k, s); }
}
