// A scope object that is made with the lock and gives it back when it is closed.
import java.util.concurrent.locks.*;
class Scoped {
    static final class Scope implements AutoCloseable {
        private final Lock lock;
        Scope(Lock lock) { this.lock = lock; lock.lock(); }
        public void close() { lock.unlock(); }
    }
    static final Lock guard = new ReentrantLock();
    static int n, m;
    static void add() {
        try (Scope scope = new Scope(guard)) {
            n++; // held: guard
        }
        m++; // not held: guard
    }
    static void loop() {
        for (int i = 0; i < 3; i++) {
            guard.lock();
            n--; // held: guard
            guard.unlock();
            m--; // not held: guard
        }
    }
    public static void main(String[] args) {
        new Thread(() -> add()).start();
        loop();
        m = 0; // @end not held: guard
    }
}
