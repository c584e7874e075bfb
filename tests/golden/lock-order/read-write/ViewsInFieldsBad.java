// run: scan --only lock-order --library
// expect: lock-order locks=ViewsInFieldsBad,java.util.concurrent.locks.ReentrantReadWriteLock severity=high
// The shape of redis/jedis issue 771 (jedis 2.6.0): both views of the lock are kept in fields of type Lock.
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ViewsInFieldsBad {
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

    public synchronized void assign(String node) {
        write.lock();
        try {
            nodes.put(node, node);
        } finally {
            write.unlock();
        }
    }

    public synchronized String get(String node) {
        read.lock();
        try {
            return nodes.get(node);
        } finally {
            read.unlock();
        }
    }
}
// corpus: documented
