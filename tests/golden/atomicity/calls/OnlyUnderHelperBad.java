// run: scan --library --only atomicity
// expect: atomicity
// one caller of the helper does not hold the context
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class OnlyUnderHelperBad {
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
    private Integer take(String n) { return table.remove(n); }
    public Integer locked(String n) { w.lock(); try { return take(n); } finally { w.unlock(); } }
    public Integer open(String n) { return take(n); }
}
