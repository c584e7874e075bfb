// run: scan --only stale-value
// expect: none
// An entry of a map that others change is set to what was computed from its old value.

import java.util.*;
import java.util.concurrent.*;
public class FN_EntrySet {
    private final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();
    void restock(String k, int n) { stock.merge(k, n, Integer::sum); }
    boolean take(String k) {
        for (Map.Entry<String, Integer> e : stock.entrySet()) {
            if (e.getKey().equals(k) && e.getValue() > 0) {
                e.setValue(e.getValue() - 1);
                return true;
            }
        }
        return false;
    }
    public static void main(String[] a) throws Exception {
        FN_EntrySet v = new FN_EntrySet();
        v.restock("a", 100);
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { ts[i] = new Thread(() -> { for (int k = 0; k < 100; k++) v.take("a"); }); ts[i].start(); }
        for (Thread t : ts) t.join();
        System.out.println(v.stock);
    }
}
