// run: scan --only stale-value
// expect: stale-value method=WaitIfBad.consume line=here
// The item seen by ready may be gone when take is called.

public class WaitIfBad {
    static class Box {
        private Object item;
        synchronized void put(Object o) { item = o; notifyAll(); }
        synchronized boolean ready() { return item != null; }
        synchronized int take() { int h = item.hashCode(); item = null; return h; }
    }

    public int consume(Box b) {
        if (b.ready())
            return b.take(); // <- here
        return 0;
    }
}
