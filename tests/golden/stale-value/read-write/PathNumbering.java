// run: scan --only stale-value
// expect: stale-value
// idOf searches under the read lock, releases it, and appends under the write lock without searching again: one path gets two numbers
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class PathNumbering {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final List<String> paths = new ArrayList<>();

    public int idOf(String path) {
        rw.readLock().lock();
        try {
            int at = paths.indexOf(path);
            if (at >= 0) {
                return at;
            }
        } finally {
            rw.readLock().unlock();
        }
        rw.writeLock().lock();
        try {
            paths.add(path);
            return paths.size() - 1;
        } finally {
            rw.writeLock().unlock();
        }
    }

    public String path(int id) {
        rw.readLock().lock();
        try {
            return paths.get(id);
        } finally {
            rw.readLock().unlock();
        }
    }

    public int size() {
        rw.readLock().lock();
        try {
            return paths.size();
        } finally {
            rw.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PathNumbering numbers = new PathNumbering();
        Runnable scan = () -> {
            for (int i = 0; i < 500; i++) {
                numbers.idOf("src/main/File" + i + ".java");
            }
        };
        Thread a = new Thread(scan);
        Thread b = new Thread(scan);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(numbers.size());
    }
}
// corpus: unseen11
