// run: scan --only lock-order --library
// expect: none
// Head and tail locks of a queue; the operations that need both take the head first.
public class LockSplittingOk {
    private final Object head = new Object(), tail = new Object();
    private int h, t;
    public void put() { synchronized (tail) { t++; } }
    public void take() { synchronized (head) { h++; } }
    public int size() { synchronized (head) { synchronized (tail) { return t - h; } } }
    public void clear() { synchronized (head) { synchronized (tail) { h = t = 0; } } }
}
