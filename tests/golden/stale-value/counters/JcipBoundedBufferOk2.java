// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 14.3 to 14.6: isFull and doPut, by waiting, sleeping or not at all.

public class JcipBoundedBufferOk2<V> {
    private final Object[] items = new Object[16];
    private int count;

    public synchronized boolean isFull() { return count == items.length; }

    private synchronized void doPut(V v) { items[count++] = v; }

    public synchronized Object take() {
        if (count == 0)
            return null;
        notifyAll();
        return items[--count];
    }

    public void put(V v) throws InterruptedException {
        while (true) {
            synchronized (this) {
                if (!isFull()) {
                    doPut(v);
                    return;
                }
            }
            Thread.sleep(10);
        }
    }
}
// corpus: published
