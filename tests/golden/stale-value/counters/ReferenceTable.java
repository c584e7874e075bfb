// run: scan --library --only stale-value
// expect: none
// apache/groovy#1034 (closed: "count is guarded by lock"): the volatile count++ runs only under the segment's lock; volatile is for the readers that do not lock
import java.util.concurrent.locks.ReentrantLock;

public class ReferenceTable {
    private static final class Segment extends ReentrantLock {
        private static final long serialVersionUID = 1L;

        private Object[] slots = new Object[16];
        private volatile int count;

        boolean add(Object o) {
            lock();
            try {
                if (count > slots.length / 2) {
                    grow();
                }
                if (!place(slots, o)) {
                    return false;
                }
                count++;
                return true;
            } finally {
                unlock();
            }
        }

        private void grow() {
            Object[] bigger = new Object[slots.length * 2];
            for (Object o : slots) {
                if (o != null) {
                    place(bigger, o);
                }
            }
            slots = bigger;
        }

        private static boolean place(Object[] table, Object o) {
            int i = o.hashCode() & (table.length - 1);
            while (table[i] != null) {
                if (table[i].equals(o)) {
                    return false;
                }
                i = (i + 1) & (table.length - 1);
            }
            table[i] = o;
            return true;
        }

        void clear() {
            lock();
            try {
                slots = new Object[16];
                count = 0;
            } finally {
                unlock();
            }
        }
    }

    private final Segment[] segments = {new Segment(), new Segment(), new Segment(), new Segment()};

    public boolean add(Object o) {
        return segments[(o.hashCode() >>> 16) & 3].add(o);
    }

    public int size() {
        int n = 0;
        for (Segment s : segments) {
            n += s.count;
        }
        return n;
    }

    public void clear() {
        for (Segment s : segments) {
            s.clear();
        }
    }
}
// corpus: unseen19
