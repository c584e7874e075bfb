// run: scan --library --only stale-value
// expect: none
// Under the lock of the one object; and a factory, whose objects are new each time.
public class LazySingletonOk {
    public static class Late {
        private static Late instance;
        private int value;

        public static synchronized Late get() {
            if (instance == null)
                instance = new Late();
            return instance;
        }

        public static Late make() { return new Late(); }

        public synchronized int value() { return value; }

        public synchronized void set(int value) { this.value = value; }
    }

    public void late() {
        synchronized (Late.get()) {
            Late.get().set(Late.get().value() + 1);
        }
    }

    public void made() { Late.make().set(Late.make().value() + 1); }
}
