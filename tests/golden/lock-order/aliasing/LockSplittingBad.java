// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.lang.Object severity=high
// Head and tail locks of a queue; put, when the queue was empty, takes the head under the tail.
public class LockSplittingBad {
    private final Object head = new Object(), tail = new Object();
    private int h, t;
    public void put() {
        synchronized (tail) {
            if (t++ % 2 == 0) signalHead();
        }
    }
    private void signalHead() { synchronized (head) { head.notify(); } }
    public int size() { synchronized (head) { synchronized (tail) { return t - h; } } }
}
