// run: scan --only atomicity --library
// expect: atomicity
// The setter returns early if nothing changes; that is not the question that was asked before.
public class SetSameIgnoredBad {
    public static class Slot {
        private Object driver;

        public synchronized Object driver() {
            return driver;
        }

        public synchronized void driver(Object next) {
            Object old = driver;
            if (old == next) {
                return;
            }
            driver = next;
        }
    }

    private final Slot slot;
    private int starts;

    public SetSameIgnoredBad(Slot slot) {
        this.slot = slot;
    }

    public synchronized void start(Object driver) {
        if (slot.driver() == null) {
            slot.driver(driver);
        }
        starts++;
    }
}
