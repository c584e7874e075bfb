// The same with the lock everywhere; private methods are called with it held.
// run: scan --library --only data-race
// expect: none
public class GuardedRight {
    private int count;
    private final Object lock = new Object();

    public void add() { synchronized (lock) { change(1); } }
    public void remove() { synchronized (lock) { change(-1); } }
    public int get() { synchronized (lock) { return count; } }
    private void change(int by) { count += by; }
}
