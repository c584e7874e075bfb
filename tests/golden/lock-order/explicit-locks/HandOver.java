// run: scan --only lock-order
// expect: lock-order
// an early return path apart, the config lock is still held when the session lock is taken, and logout does the reverse
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;

public class HandOver {
    private final ReentrantLock configLock = new ReentrantLock();
    private final ReentrantLock sessionLock = new ReentrantLock();
    private int maxUsers = 10;
    private final Set<String> users = new HashSet<>();

    public void login(String u) {
        int max;
        configLock.lock();
        try {
            max = maxUsers;
            if (max <= 0) throw new IllegalStateException("closed");
            enter(u, max);
        } finally {
            configLock.unlock();
        }
    }
    private void enter(String u, int max) {
        sessionLock.lock();
        try {
            if (users.size() < max) users.add(u);
        } finally {
            sessionLock.unlock();
        }
    }
    public void logout(String u) {
        sessionLock.lock();
        try {
            if (users.remove(u)) shrink();
        } finally {
            sessionLock.unlock();
        }
    }
    private void shrink() {
        configLock.lock();
        try {
            maxUsers = Math.max(1, maxUsers - 1);
        } finally {
            configLock.unlock();
        }
    }
}
// corpus: unseen
