// A private method that all callers call with the lock held, two calls deep; and one that not all do.
class AllCallersHold {
    static final Object lock = new Object();
    static int a, b;
    static void deep() { a++; } // held: lock
    static void middle() { deep(); } // held: lock
    static void loose() { b++; } // not held: lock
    static void first() {
        synchronized (lock) {
            middle();
            loose();
        }
    }
    static void second() {
        synchronized (lock) {
            deep(); // held: lock
        }
        loose(); // not held: lock
    }
    public static void main(String[] args) {
        new Thread(AllCallersHold::first).start();
        second();
    }
}
