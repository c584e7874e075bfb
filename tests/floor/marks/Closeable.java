// try-with-resources over a wrapper: acquire() takes the lock, close() releases it.
import java.util.concurrent.locks.*;
class Closeable {
    static final ReentrantLock lock = new ReentrantLock();
    static class Held implements AutoCloseable {
        public void close() { lock.unlock(); }
    }
    static Held acquire() { lock.lock(); return new Held(); }
    static int n;
    static void add() {
        try (Held held = acquire()) {
            n++; // held: lock
        }
        n = n - 1; // not held: lock
    }
    static void plain() {
        acquire();
        n = 5; // held: lock
        lock.unlock();
        n = 6; // not held: lock
    }
    public static void main(String[] args) {
        new Thread(() -> add()).start();
        plain();
    }
}
