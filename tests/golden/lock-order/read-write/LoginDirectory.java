// run: scan --library --only lock-order
// expect: lock-order
// expire() holds the session write lock and takes the user read lock (via lastSeen); ban() holds the user write lock and takes the session write lock
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LoginDirectory {
    private final ReadWriteLock sessionLock = new ReentrantReadWriteLock();
    private final ReadWriteLock userLock = new ReentrantReadWriteLock();
    private final Map<String, String> sessionToUser = new HashMap<>();
    private final Map<String, Long> userLastSeen = new HashMap<>();

    public void seen(String user, long when) {
        userLock.writeLock().lock();
        try {
            userLastSeen.put(user, when);
        } finally {
            userLock.writeLock().unlock();
        }
    }

    public void open(String token, String user) {
        sessionLock.writeLock().lock();
        try {
            sessionToUser.put(token, user);
        } finally {
            sessionLock.writeLock().unlock();
        }
    }

    public void expire(long olderThan) {
        sessionLock.writeLock().lock();
        try {
            sessionToUser.values().removeIf(user -> lastSeen(user) < olderThan);
        } finally {
            sessionLock.writeLock().unlock();
        }
    }

    public long lastSeen(String user) {
        userLock.readLock().lock();
        try {
            return userLastSeen.getOrDefault(user, 0L);
        } finally {
            userLock.readLock().unlock();
        }
    }

    public void ban(String user) {
        userLock.writeLock().lock();
        try {
            userLastSeen.remove(user);
            dropSessions(user);
        } finally {
            userLock.writeLock().unlock();
        }
    }

    private void dropSessions(String user) {
        sessionLock.writeLock().lock();
        try {
            sessionToUser.values().removeIf(user::equals);
        } finally {
            sessionLock.writeLock().unlock();
        }
    }
}
// corpus: unseen17
