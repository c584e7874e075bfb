// run: scan --only lock-order --library
// expect: none
// close() nests handle -> table; open() holds the table and enters the monitor of a handle, but that handle was just created in open() and nobody else can hold it yet.
package loc.handletable;

import java.util.HashMap;
import java.util.Map;

public class HandleTable {
    private final Map<Integer, Handle> live = new HashMap<>();
    private int nextId = 1;

    public final class Handle {
        private final int id;
        private String target;
        private boolean closed;

        private Handle(int id) {
            this.id = id;
        }

        private synchronized void bind(String t) {
            target = t;
        }

        public synchronized String target() {
            if (closed) {
                throw new IllegalStateException("closed");
            }
            return target;
        }

        public synchronized void close() {
            if (closed) {
                return;
            }
            closed = true;
            forget(id);
        }

        public int id() {
            return id;
        }
    }

    public Handle open(String path) {
        synchronized (live) {
            Handle h = new Handle(nextId++);
            h.bind(path);
            live.put(h.id, h);
            return h;
        }
    }

    public Handle find(int id) {
        synchronized (live) {
            return live.get(id);
        }
    }

    private void forget(int id) {
        synchronized (live) {
            live.remove(id);
        }
    }

    public int count() {
        synchronized (live) {
            return live.size();
        }
    }
}
// corpus: unseen
