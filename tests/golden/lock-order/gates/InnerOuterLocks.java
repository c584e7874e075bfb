// run: scan --only lock-order
// expect: lock-order
// inner class locks itself then the outer instance, outer locks itself then an inner one
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

public class InnerOuterLocks implements Iterable<String> {
    private final List<String> rows = new ArrayList<>();
    private final List<Cursor> cursors = new ArrayList<>();

    public synchronized void add(String r) {
        rows.add(r);
        for (Cursor c : cursors) c.invalidate();
    }
    @Override public synchronized Cursor iterator() {
        Cursor c = new Cursor();
        cursors.add(c);
        return c;
    }
    synchronized String rowAt(int i) {
        return i < rows.size() ? rows.get(i) : null;
    }
    synchronized int count() { return rows.size(); }

    public class Cursor implements Iterator<String> {
        private int pos;
        private boolean valid = true;
        synchronized void invalidate() { valid = false; }
        @Override public boolean hasNext() { return pos < count(); }
        @Override public synchronized String next() {
            if (!valid) throw new IllegalStateException();
            String s = rowAt(pos);
            if (s == null) throw new NoSuchElementException();
            pos++;
            return s;
        }
    }
}
// corpus: unseen
