// run: scan --only lock-order --library
// expect: lock-order locks=WaitNestedBad,WaitNestedBad$Slot
// Nested monitor: wait gives back the slot, not the queue that put needs.
public class WaitNestedBad {
    static class Slot { Object item; }
    private final Slot slot = new Slot();
    public synchronized Object take() throws InterruptedException {
        synchronized (slot) {
            while (slot.item == null) slot.wait();
            Object o = slot.item;
            slot.item = null;
            return o;
        }
    }
    public synchronized void put(Object o) {
        synchronized (slot) { slot.item = o; slot.notifyAll(); }
    }
}
