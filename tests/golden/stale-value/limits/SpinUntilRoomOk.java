// run: scan --only stale-value
// expect: none
// while around wait, all under one lock.

public class SpinUntilRoomOk {
    private final Object[] items = new Object[8];
    private int n;

    public synchronized boolean isFull() { return n == items.length; }

    public synchronized void put(Object o) throws InterruptedException {
        while (isFull())
            wait();
        items[n++] = o;
        notifyAll();
    }

    public synchronized Object remove() {
        Object o = n == 0 ? null : items[--n];
        notifyAll();
        return o;
    }
}
