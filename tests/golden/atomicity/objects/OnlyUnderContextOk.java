// run: scan --library --only atomicity
// expect: none
// each use of the table, through helpers too, is made with the context held; what TreeMap does inside does not matter
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class OnlyUnderContextOk {
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
        if (serial > 3) merge();
    }

    private void merge() {
        while (table.size() > 4) {
            String a = table.smallest();
            int na = table.remove(a);
            String b = table.smallest();
            int nb = table.remove(b);
            table.put("_" + serial++, na + nb);
        }
    }

    public List<String> segments() {
        writerLock.lock();
        try {
            return table.names();
        } finally {
            writerLock.unlock();
        }
    }

    public int segmentCount() {
        writerLock.lock();
        try {
            return table.size();
        } finally {
            writerLock.unlock();
        }
    }
}
