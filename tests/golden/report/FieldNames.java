// Where the class of a lock says little, the message names the field that it is in.
// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,java.util.concurrent.locks.ReentrantLock
// expect: lock-order locks=java.util.ArrayList,java.util.ArrayList
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class FieldNames {
    private final Object guard = new Object();
    private final ReentrantLock door = new ReentrantLock();
    private final List<String> names = new ArrayList<>();

    public void in() {
        synchronized (guard) {
            door.lock();
            door.unlock();
        }
    }

    public void out() {
        door.lock();
        try {
            synchronized (guard) {
                door.isLocked();
            }
        } finally {
            door.unlock();
        }
    }

    public boolean same(FieldNames other) {
        synchronized (names) {
            synchronized (other.names) {
                return names.equals(other.names);
            }
        }
    }
}
// run: raddle scan --only lock-order --library $CLASSES | grep -o 'lock-order: .* orders'
// out: lock-order: FieldNames.names (java.util.ArrayList) of two objects are locked in opposite orders
// out: lock-order: FieldNames.guard and FieldNames.door are locked in opposite orders
