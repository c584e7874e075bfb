// run: scan --library --only stale-value
// Once it is closed nothing is added: whoever closes it because it is empty must do so in one step.
import java.util.ArrayList;
import java.util.List;

public class ShutIfIdleBad {
    static class Box {
        private final List<String> items = new ArrayList<>();
        private int users;
        private boolean closed;
        private boolean open = true;

        synchronized boolean add(String item) {
            if (closed)
                return false;
            items.add(item);
            return true;
        }

        synchronized boolean isEmpty() { return items.isEmpty(); }
        synchronized void close() { closed = true; }

        synchronized boolean enter() {
            if (open) {
                users = users + 1;
                return true;
            }
            return false;
        }

        synchronized int users() { return users; }
        synchronized void shut() { open = false; }
    }

    public void closeIfEmpty(Box box) {
        if (box.isEmpty())
            box.close(); // expect: stale-value severity=medium
    }

    public void shutIfUnused(Box box) {
        if (box.users() == 0)
            box.shut(); // expect: stale-value severity=medium
    }
}
