// run: scan --only atomicity --library
// expect: none
// The setter asks again whether there is one.
public class SetIfEmptyOk {
    public static class Slot {
        private Object driver;

        public synchronized Object driver() {
            return driver;
        }

        public synchronized void driver(Object next) {
            if (driver == null) {
                driver = next;
            }
        }
    }

    private final Slot slot;

    public SetIfEmptyOk(Slot slot) {
        this.slot = slot;
    }

    public synchronized void start(Object driver) {
        if (slot.driver() == null) {
            slot.driver(driver);
        }
    }
}
