// run: scan --library --only stale-value
// What a singleton's method returns is one object, however often it is asked for: made early, late, or under a lock.
public class LazySingletonBad {
    public static class Late {
        private static Late instance;
        private int value;

        public static synchronized Late get() {
            if (instance == null)
                instance = new Late();
            return instance;
        }

        public synchronized int value() { return value; }

        public synchronized void set(int value) { this.value = value; }
    }

    public static class Twice {
        private static volatile Twice instance;
        private int value;

        public static Twice get() {
            Twice found = instance;
            if (found == null)
                synchronized (Twice.class) {
                    found = instance;
                    if (found == null)
                        instance = found = new Twice();
                }
            return found;
        }

        public synchronized int value() { return value; }

        public synchronized void set(int value) { this.value = value; }
    }

    public void late() {
        Late.get().set(Late.get().value() + 1); // expect: stale-value severity=high
    }

    public void twice(int limit) {
        if (Twice.get().value() < limit)
            Twice.get().set(limit * 2); // expect: stale-value severity=medium
    }
}
