// run: scan --library --only atomicity
// expect: none
// the list runs what it is given before it returns, under the context
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class RunAtOnceOk {
    private static final class Table {
        private final TreeMap<String, Integer> docs = new TreeMap<>();
        synchronized int size() { return docs.size(); }
        synchronized String first() { return docs.firstKey(); }
        synchronized Integer remove(String n) { return docs.remove(n); }
        synchronized void put(String n, int k) { docs.put(n, k); }
    }
    private final ReentrantLock w = new ReentrantLock();
    private final Table table = new Table();
    private int serial;
    public void flush(int n) {
        w.lock();
        try { table.put("_" + serial++, n); merge(); } finally { w.unlock(); }
    }
    private void merge() {
        while (table.size() > 4) {
            String a = table.first();
            table.remove(a);
        }
    }
    public Integer sum(List<String> names) { w.lock(); try { int s = 0; for (String n : names) { Integer k = table.remove(n); if (k != null) s += k; } return s; } finally { w.unlock(); } }
    public void all(List<String> names) { w.lock(); try { names.forEach(n -> table.remove(n)); } finally { w.unlock(); } }
}
