/** synchronized as old compilers wrote it, class literals by Class.forName, inner classes. */
public class Locks {
    private final Object lock = new Object();
    private int value;

    interface Action {
        void act(int n) throws Exception;
    }

    synchronized void add(int n) {
        value += n;
    }

    static synchronized Class type() {
        return Locks.class;
    }

    int get() {
        synchronized (lock) {
            if (value > 10) {
                return value;
            }
            synchronized (this) {
                value++;
            }
        }
        return -value;
    }

    int guarded(Action action) throws Exception {
        synchronized (lock) {
            try {
                action.act(value);
            } finally {
                value = 0;
            }
        }
        return value;
    }

    Action adder() {
        return new Action() {
            public void act(int n) {
                synchronized (Locks.class) {
                    add(n);
                }
            }
        };
    }
}
