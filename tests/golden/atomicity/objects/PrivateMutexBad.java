// run: scan --only atomicity
// expect: atomicity method=PrivateMutexBad.move line=here witness=this.inv.mutex context=this
// The class of the witness locks an object of its own.
import java.util.*;
public class PrivateMutexBad {
    static class Inventory {
        private final Object mutex = new Object();
        private final Map<String,Integer> m = new HashMap<>();
        int count(String k) { synchronized (mutex) { return m.getOrDefault(k, 0); } }
        void put(String k, int n) { synchronized (mutex) { m.put(k, n); } }
    }
    private final Inventory inv;
    public PrivateMutexBad(Inventory inv) { this.inv = inv; }
    public synchronized void move(String k) {
        int n = inv.count(k);
        inv.put(k, n + 1); // <- here
    }
}
