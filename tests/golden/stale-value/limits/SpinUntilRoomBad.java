// run: scan --only stale-value
// expect: stale-value method=SpinUntilRoomBad.put line=here
// The room seen by the spin loop may be gone.

public class SpinUntilRoomBad {
    static class Buffer {
        private final Object[] items = new Object[8];
        private int n;
        synchronized boolean isFull() { return n == items.length; }
        synchronized void add(Object o) { items[n++] = o; }
        synchronized Object remove() { return n == 0 ? null : items[--n]; }
    }

    public void put(Buffer b, Object o) {
        while (b.isFull())
            Thread.yield();
        b.add(o); // <- here
    }
}
