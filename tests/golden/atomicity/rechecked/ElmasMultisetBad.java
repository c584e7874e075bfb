// run: scan --only atomicity
// expect: atomicity method=ElmasMultisetBad.insertPair line=here
// Elmas, Qadeer and Tasiran, Vyrd: the multiset finds a slot under the slot's lock and marks it valid under the lock again.

public class ElmasMultisetBad {
    public static class Slot {
        private Object element;
        private boolean isValid;

        public synchronized boolean tryReserve(Object x) {
            if (element != null)
                return false;
            element = x;
            return true;
        }

        public synchronized void validate() { isValid = true; }

        public synchronized boolean holds(Object x) { return isValid && element == x; }

        public synchronized void clear() {
            element = null;
            isValid = false;
        }
    }

    private int inserted;

    public synchronized boolean insertPair(Slot slot, Object x) {
        if (!slot.tryReserve(x))
            return false;
        slot.validate(); // <- here
        inserted++;
        return true;
    }
}
// corpus: published
