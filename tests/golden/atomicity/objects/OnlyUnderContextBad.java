// run: scan --library --only atomicity
// expect: atomicity
// drop() takes the witness without the context
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class OnlyUnderContextBad {
    private static final class SegmentTable {
        private final TreeMap<String, Integer> docs = new TreeMap<>();

        synchronized int size() {
            return docs.size();
        }

        synchronized String smallest() {
            String best = null;
            for (String s : docs.keySet()) {
                if (best == null || docs.get(s) < docs.get(best)) {
                    best = s;
                }
            }
            return best;
        }

        synchronized int remove(String name) {
            return docs.remove(name);
        }

        synchronized void put(String name, int n) {
            docs.put(name, n);
        }

        synchronized List<String> names() {
            return new ArrayList<>(docs.keySet());
        }
    }

    private final ReentrantLock writerLock = new ReentrantLock();
    private final SegmentTable table = new SegmentTable();
    private int serial;

    public void flush(int docs) {
        writerLock.lock();
        try {
            table.put("_" + serial++, docs);
            maybeMerge();
        } finally {
            writerLock.unlock();
        }
    }

    private void maybeMerge() {
        while (table.size() > 4) {
            String a = table.smallest();
            int na = table.remove(a);
            String b = table.smallest();
            int nb = table.remove(b);
            table.put("_" + serial++, na + nb);
        }
    }

    public List<String> segments() {
        return table.names();
    }

    public void drop(String n) { table.remove(n); }
    public int segmentCount() {
        writerLock.lock();
        try {
            return table.size();
        } finally {
            writerLock.unlock();
        }
    }
}
