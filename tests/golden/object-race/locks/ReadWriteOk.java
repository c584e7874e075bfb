// Writes under the write lock, reads under the read lock.
//
// run: scan --only object-race
// expect: none
import java.util.*;
import java.util.concurrent.locks.*;

public class ReadWriteOk {
    static class Cache {
        private final Map<String, String> map = new HashMap<>();
        private final ReadWriteLock lock = new ReentrantReadWriteLock();

        void put(String key, String value) {
            lock.writeLock().lock();
            try {
                map.put(key, value);
            } finally {
                lock.writeLock().unlock();
            }
        }

        String get(String key) {
            lock.readLock().lock();
            try {
                return map.get(key);
            } finally {
                lock.readLock().unlock();
            }
        }
    }

    public static void main(String[] args) {
        Cache cache = new Cache();
        new Thread(() -> cache.put("a", "b")).start();
        System.out.println(cache.get("a"));
    }
}
