// run: scan --only lock-order --library
// expect: none
// The repaired nested monitor: take() waits on the very monitor it holds (and releases), with no second lock.
import java.util.LinkedList;

public class SingleMonitorBuffer {
    private final LinkedList<String> data = new LinkedList<>();
    private final int capacity;

    public SingleMonitorBuffer(int capacity) {
        this.capacity = capacity;
    }

    public synchronized void put(String s) throws InterruptedException {
        while (data.size() >= capacity) {
            wait();
        }
        data.addLast(s);
        notifyAll();
    }

    public synchronized String take() throws InterruptedException {
        awaitNotEmpty();
        String s = data.removeFirst();
        notifyAll();
        return s;
    }

    // reentrant: wait() gives up all holds of this monitor
    private synchronized void awaitNotEmpty() throws InterruptedException {
        while (data.isEmpty()) {
            wait();
        }
    }
}
// corpus: unseen
