// run: scan --library --only lock-order
// expect: none
// repaired form of apache/druid#6867: the session takes a copy of its cursors under its lock and closes them after giving it back; a cursor calls back only after leaving its own lock
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

public class MetaSession {
    private final Map<Integer, FrameCursor> cursors = new HashMap<>();
    private int nextId;
    private boolean open = true;

    public FrameCursor createCursor(List<String> rows) {
        List<String> frozen = List.copyOf(rows);
        synchronized (cursors) {
            if (!open) {
                throw new IllegalStateException("session closed");
            }
            int id = nextId++;
            FrameCursor c = new FrameCursor(frozen.iterator(), () -> forget(id));
            cursors.put(id, c);
            return c;
        }
    }

    private void forget(int id) {
        synchronized (cursors) {
            cursors.remove(id);
        }
    }

    public void close() {
        List<FrameCursor> victims;
        synchronized (cursors) {
            open = false;
            victims = new ArrayList<>(cursors.values());
            cursors.clear();
        }
        victims.forEach(FrameCursor::close);
    }

    public static class FrameCursor {
        private final Object lock = new Object();
        private final Iterator<String> rows;
        private final Runnable onClose;
        private boolean done;

        FrameCursor(Iterator<String> rows, Runnable onClose) {
            this.rows = rows;
            this.onClose = onClose;
        }

        public List<String> nextFrame(int max) {
            List<String> frame = new ArrayList<>();
            boolean last;
            synchronized (lock) {
                while (!done && frame.size() < max && rows.hasNext()) {
                    frame.add(rows.next());
                }
                last = !rows.hasNext();
            }
            if (last) {
                close();
            }
            return frame;
        }

        public void close() {
            synchronized (lock) {
                if (done) {
                    return;
                }
                done = true;
            }
            onClose.run();
        }
    }
}
// corpus: unseen19
