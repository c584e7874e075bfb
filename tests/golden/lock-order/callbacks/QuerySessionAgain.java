// run: scan --library --only lock-order
// expect: lock-order
// apache/druid#6867: session.close holds the cursor map and takes each cursor's lock; a cursor that ends under its own lock calls back into the session's map
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class QuerySessionAgain {
    private final Map<Integer, QueryCursor> cursors = new HashMap<>();
    private int nextId;
    private boolean open = true;

    public QueryCursor createCursor(List<String> rows) {
        synchronized (cursors) {
            if (!open) {
                throw new IllegalStateException("session closed");
            }
            int id = nextId++;
            QueryCursor c = new QueryCursor(rows.iterator(), () -> forget(id));
            cursors.put(id, c);
            return c;
        }
    }

    private void forget(int id) {
        synchronized (cursors) {
            cursors.remove(id);
        }
    }

    /** Called by the idle timer. */
    public void close() {
        synchronized (cursors) {
            open = false;
            for (QueryCursor c : new ArrayList<>(cursors.values())) {
                c.close();
            }
        }
    }

    public int openCursors() {
        synchronized (cursors) {
            return cursors.size();
        }
    }

    public static class QueryCursor {
        private final Object lock = new Object();
        private final Iterator<String> rows;
        private final Runnable onClose;
        private boolean done;

        QueryCursor(Iterator<String> rows, Runnable onClose) {
            this.rows = rows;
            this.onClose = onClose;
        }

        /** Called by the request threads. */
        public List<String> nextFrame(int max) {
            synchronized (lock) {
                List<String> frame = new ArrayList<>();
                while (frame.size() < max && rows.hasNext()) {
                    frame.add(rows.next());
                }
                if (!rows.hasNext()) {
                    close();
                }
                return frame;
            }
        }

        public void close() {
            synchronized (lock) {
                if (done) {
                    return;
                }
                done = true;
                onClose.run();
            }
        }
    }
}
// corpus: unseen19
