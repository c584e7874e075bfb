// run: scan --library --only atomicity
// expect: atomicity
// the list keeps what it is given, and it is run without the context
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class RunLaterBad {
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
    private final List<Runnable> later = new ArrayList<>();
    public void all(String n) { w.lock(); try { later.add(() -> table.remove(n)); } finally { w.unlock(); } }
    public void run() { for (Runnable r : later) r.run(); }
}
