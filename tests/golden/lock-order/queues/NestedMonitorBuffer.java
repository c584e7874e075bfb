// run: scan --only lock-order --library
// expect: lock-order
// Nested monitor lockout: take() holds the BoundedStore monitor while it waits on the inner gate; put() needs the same monitor before it can notify.
import java.util.LinkedList;

public class NestedMonitorBuffer {
    private static class Gate {
        private int permits;

        synchronized void down() throws InterruptedException {
            while (permits == 0) {
                wait();
            }
            permits--;
        }

        synchronized void up() {
            permits++;
            notify();
        }
    }

    private final Gate filled = new Gate();
    private final LinkedList<String> data = new LinkedList<>();

    public synchronized void put(String s) {
        data.addLast(s);
        filled.up();
    }

    public synchronized String take() throws InterruptedException {
        filled.down();
        return data.removeFirst();
    }

    public synchronized int size() {
        return data.size();
    }
}
// corpus: unseen
