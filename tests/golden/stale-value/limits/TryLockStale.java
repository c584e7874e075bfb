// run: scan --only stale-value
// expect: stale-value
// capacity is tested under a tryLock section and used in a later lock section
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockStale {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<String> guests = new ArrayList<>();
    private final int capacity;

    public TryLockStale(int capacity) {
        this.capacity = capacity;
    }

    public boolean admit(String guest) {
        boolean room = false;
        if (lock.tryLock()) {
            try {
                room = guests.size() < capacity;
            } finally {
                lock.unlock();
            }
        }
        if (!room) {
            return false;
        }
        checkInvitation(guest);
        lock.lock();
        try {
            guests.add(guest);
        } finally {
            lock.unlock();
        }
        return true;
    }

    private void checkInvitation(String guest) {
        if (guest.isEmpty()) {
            throw new IllegalArgumentException("no name");
        }
    }
}
// corpus: unseen
