// run: scan --only lock-order --library
// expect: lock-order
// Inner Cursor.next is synchronized on the cursor and enters the enclosing grid (cursor -> grid); GridCursor.insertRow holds the grid and calls synchronized Cursor.shift on every open cursor (grid -> cursor).
package grid;

import java.util.ArrayList;
import java.util.List;

public class GridCursor {
    private final List<String> rows = new ArrayList<>();
    private final List<Cursor> open = new ArrayList<>();

    public synchronized Cursor openCursor() {
        Cursor c = new Cursor();
        open.add(c);
        return c;
    }

    public synchronized void insertRow(int at, String row) {
        int pos = Math.max(0, Math.min(at, rows.size()));
        rows.add(pos, row);
        for (Cursor c : open) {
            c.shift(pos);
        }
    }

    private synchronized String rowAt(int i) {
        return i < rows.size() ? rows.get(i) : null;
    }

    private synchronized void forget(Cursor c) {
        open.remove(c);
    }

    public synchronized int size() {
        return rows.size();
    }

    public final class Cursor implements AutoCloseable {
        private int position;
        private boolean closed;

        private Cursor() { }

        public synchronized String next() {
            if (closed) {
                throw new IllegalStateException("closed");
            }
            String r = rowAt(position);
            if (r != null) {
                position++;
            }
            return r;
        }

        synchronized void shift(int insertedAt) {
            if (insertedAt <= position) {
                position++;
            }
        }

        @Override
        public void close() {
            synchronized (this) {
                closed = true;
            }
            forget(this);
        }
    }
}
// corpus: unseen
