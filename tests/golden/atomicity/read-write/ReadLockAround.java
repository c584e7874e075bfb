// run: scan --only atomicity --library
// expect: none
// Directory.newest takes the read lock around size() and get(), which take it again (reentrant read lock); writers are shut out in between.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockAround {

    private static final class Directory {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final List<String> names = new ArrayList<>();

        int size() {
            rw.readLock().lock();
            try {
                return names.size();
            } finally {
                rw.readLock().unlock();
            }
        }

        String get(int i) {
            rw.readLock().lock();
            try {
                return names.get(i);
            } finally {
                rw.readLock().unlock();
            }
        }

        String newest() {
            rw.readLock().lock();
            try {
                int n = size();
                return n == 0 ? null : get(n - 1);
            } finally {
                rw.readLock().unlock();
            }
        }

        void add(String s) {
            rw.writeLock().lock();
            try {
                names.add(s);
            } finally {
                rw.writeLock().unlock();
            }
        }

        void clear() {
            rw.writeLock().lock();
            try {
                names.clear();
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    private final Directory directory = new Directory();
    private int queries;

    public void add(String s) { directory.add(s); }

    public void clear() { directory.clear(); }

    public synchronized String newest() {
        queries++;
        return directory.newest();
    }

    public synchronized int queries() { return queries; }
}
// corpus: unseen
