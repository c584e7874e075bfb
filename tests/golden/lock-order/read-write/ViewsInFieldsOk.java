// run: scan --only lock-order --library
// expect: none
// The repaired twin: the read-write lock alone.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ViewsInFieldsOk {
    private final Map<String, String> nodes = new HashMap<>();
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Lock read = lock.readLock();
    private final Lock write = lock.writeLock();

    public void discover(List<String> all) {
        write.lock();
        try {
            nodes.clear();
            for (String node : all)
                assign(node);
        } finally {
            write.unlock();
        }
    }

    public void assign(String node) {
        write.lock();
        try {
            nodes.put(node, node);
        } finally {
            write.unlock();
        }
    }

    public String get(String node) {
        read.lock();
        try {
            return nodes.get(node);
        } finally {
            read.unlock();
        }
    }
}
// corpus: documented
