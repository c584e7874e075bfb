// run: scan --only lock-order --library
// expect: none
// As WaitNestedBad, but put does not need the outer lock: the waiter is always woken.
public class WaitNestedOk {
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
    public void put(Object o) {
        synchronized (slot) { slot.item = o; slot.notifyAll(); }
    }
}
