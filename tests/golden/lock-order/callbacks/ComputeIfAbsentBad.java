// run: scan --only lock-order
// expect: lock-order locks=ComputeIfAbsentBad,java.util.Hashtable
// The mapping function of Hashtable.computeIfAbsent runs under the table's lock.
import java.util.Hashtable;

public class ComputeIfAbsentBad {
    private final Hashtable<String, Integer> table = new Hashtable<>();
    private int made;
    private synchronized Integer make(String k) { return made++; }
    Integer get(String k) { table.remove(k); return table.computeIfAbsent(k, this::make); }
    synchronized int count() { return made + table.size(); }

    public static void main(String[] args) throws Exception {
        ComputeIfAbsentBad s = new ComputeIfAbsentBad();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { s.get("k"); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { s.count(); }
        }).start();
    }
}
