// run: scan --library --only stale-value
// expect: none
// Looked at and closed in one step; looked at again; or the flag does not keep anybody from what was looked at.
import java.util.ArrayList;
import java.util.List;

public class ShutIfIdleOk {
    static class Box {
        private final List<String> items = new ArrayList<>();
        private boolean closed;
        private boolean seen;

        synchronized boolean add(String item) {
            if (closed)
                return false;
            items.add(item);
            return true;
        }

        synchronized boolean isEmpty() { return items.isEmpty(); }
        synchronized void reopen() { closed = false; }
        synchronized void look() { seen = true; }
        synchronized boolean seen() { return seen; }

        synchronized boolean closeIfEmpty() {
            if (!items.isEmpty())
                return false;
            closed = true;
            return true;
        }
    }

    public void close(Box box) {
        if (box.isEmpty())
            box.closeIfEmpty();
    }

    public void reopen(Box box) {
        if (box.isEmpty())
            box.reopen();
    }

    public void look(Box box) {
        if (box.isEmpty())
            box.look();
    }
}
