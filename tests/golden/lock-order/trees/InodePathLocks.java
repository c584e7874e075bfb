// run: scan --library --only lock-order
// expect: none
// Alluxio inode tree style: locks of several inodes (one type) are held together, but always from a parent to its child along a fixed tree, so the order is given by the depth
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class InodePathLocks {
    private static final class Inode {
        final ReentrantLock lock = new ReentrantLock();
        final Map<String, Inode> children = new HashMap<>();
        long length;
    }

    private final Inode root = new Inode();

    private static String[] parts(String path) {
        return path.isEmpty() ? new String[0] : path.split("/");
    }

    public void create(String path, long length) {
        Inode at = root;
        at.lock.lock();
        try {
            for (String p : parts(path)) {
                Inode child = at.children.computeIfAbsent(p, k -> new Inode());
                child.lock.lock();
                at.lock.unlock();
                at = child;
            }
            at.length = length;
        } finally {
            at.lock.unlock();
        }
    }

    public long lengthOf(String path) {
        List<Inode> held = new ArrayList<>();
        try {
            Inode at = root;
            at.lock.lock();
            held.add(at);
            for (String p : parts(path)) {
                Inode child = at.children.get(p);
                if (child == null) {
                    return -1;
                }
                child.lock.lock();
                held.add(child);
                at = child;
            }
            return at.length;
        } finally {
            for (int i = held.size() - 1; i >= 0; i--) {
                held.get(i).lock.unlock();
            }
        }
    }

    public long totalLength() {
        return total(root);
    }

    private static long total(Inode n) {
        n.lock.lock();
        try {
            long sum = n.length;
            for (Inode c : n.children.values()) {
                sum += total(c);
            }
            return sum;
        } finally {
            n.lock.unlock();
        }
    }
}
// corpus: unseen19
