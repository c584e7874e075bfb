// The write happens under the read lock, which others have at the same time.
//
// run: scan --only object-race
// expect: object-race#1 line=put
// expect: object-race#2 line=put
import java.util.*;
import java.util.concurrent.locks.*;

public class ReadWriteBad {
    static class Cache {
        private final Map<String, String> map = new HashMap<>();
        private final ReadWriteLock lock = new ReentrantReadWriteLock();

        void put(String key, String value) {
            lock.readLock().lock();
            try {
                map.put(key, value); // <- put
            } finally {
                lock.readLock().unlock();
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
