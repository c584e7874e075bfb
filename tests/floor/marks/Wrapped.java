// lock() and unlock() of one's own, and a static synchronized method.
import java.util.concurrent.locks.*;
class Wrapped {
    private static final Lock lock = new ReentrantLock();
    static int n, m;
    static void lock() { lock.lock(); }
    static void unlock() { lock.unlock(); }
    static void add() {
        lock();
        try {
            n++; // held: lock
        } finally {
            unlock();
        }
        n--; // not held: lock
    }
    static synchronized void sync() {
        m++; // held: Wrapped.class
        inner(); // held: Wrapped.class
    }
    static void inner() { m--; } // held: Wrapped.class
    static void maybe() {
        if (lock.tryLock()) {
            n = 7; // held: lock
            lock.unlock();
        } else {
            n = 8; // not held: lock
        }
        m = 9; // not held: Wrapped.class, not held: lock
    }
    public static void main(String[] args) {
        new Thread(() -> add()).start();
        sync();
        maybe();
    }
}
