// run: scan --only stale-value
// expect: none
// the loop's bound and body both run while the ReentrantLock is held, through lock-taking helpers (re-entrant)
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class LoopUnderLock {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Integer> heat = new ArrayList<>();

    private int size() {
        lock.lock();
        try {
            return heat.size();
        } finally {
            lock.unlock();
        }
    }

    private int at(int i) {
        lock.lock();
        try {
            return heat.get(i);
        } finally {
            lock.unlock();
        }
    }

    private void set(int i, int v) {
        lock.lock();
        try {
            heat.set(i, v);
        } finally {
            lock.unlock();
        }
    }

    public void add(int v) {
        lock.lock();
        try {
            heat.add(v);
        } finally {
            lock.unlock();
        }
    }

    public void cool(int by) {
        lock.lock();
        try {
            for (int i = 0; i < size(); i++) {
                set(i, at(i) - by);
            }
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen
