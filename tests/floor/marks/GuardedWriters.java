// All writers hold the lock, some readers do not.
class GuardedWriters {
    private final Object lock = new Object();
    private int size;
    void grow() {
        synchronized (lock) {
            size++; // held: this.lock
            shrink();
        }
    }
    private void shrink() {
        size--; // held: this.lock
    }
    int peek() {
        return size; // not held: this.lock
    }
    int exact() {
        synchronized (lock) {
            return size; // held: this.lock
        }
    }
    public static void main(String[] args) {
        GuardedWriters w = new GuardedWriters(); // shared
        new Thread(() -> w.grow()).start();
        w.peek(); // @peek not held: this.lock
        w.exact();
        w.grow();
    }
}
