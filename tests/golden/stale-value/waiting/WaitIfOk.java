// run: scan --only stale-value
// expect: none

public class WaitIfOk {
    static class Box {
        private Object item;
        synchronized void put(Object o) { item = o; notifyAll(); }
        synchronized int take() throws InterruptedException {
            while (item == null)
                wait();
            int h = item.hashCode();
            item = null;
            return h;
        }
    }

    public int consume(Box b) throws InterruptedException {
        return b.take();
    }
}
