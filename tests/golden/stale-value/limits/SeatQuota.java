// run: scan --library --only stale-value
// expect: stale-value
// the room is checked under the read lock, which is released; the write lock section does not check again
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SeatQuota {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final List<String> enrolled = new ArrayList<>();
    private final int quota;

    public SeatQuota(int quota) {
        this.quota = quota;
    }

    public boolean enroll(String student) {
        boolean room;
        rw.readLock().lock();
        try {
            room = enrolled.size() < quota && !enrolled.contains(student);
        } finally {
            rw.readLock().unlock();
        }
        if (!room) {
            return false;
        }
        rw.writeLock().lock();
        try {
            enrolled.add(student);
        } finally {
            rw.writeLock().unlock();
        }
        return true;
    }

    public boolean drop(String student) {
        rw.writeLock().lock();
        try {
            return enrolled.remove(student);
        } finally {
            rw.writeLock().unlock();
        }
    }

    public int count() {
        rw.readLock().lock();
        try {
            return enrolled.size();
        } finally {
            rw.readLock().unlock();
        }
    }
}
// corpus: unseen21
