// A read-write lock in a field, both modes.
import java.util.concurrent.locks.*;
class ReadAndWrite {
    static final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    static int value, copies;
    static void set(int v) {
        rw.writeLock().lock();
        try {
            value = v; // held: rw
        } finally {
            rw.writeLock().unlock();
        }
        copies = 0; // not held: rw
    }
    static int get() {
        rw.readLock().lock();
        try {
            copies++; // held: rw (read)
            return value; // held: rw (read)
        } finally {
            rw.readLock().unlock();
        }
    }
    public static void main(String[] args) {
        new Thread(() -> set(1)).start();
        get();
        value = 2; // not held: rw, not held: rw (read)
    }
}
