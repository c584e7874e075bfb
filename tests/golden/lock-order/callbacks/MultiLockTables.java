// run: scan --only lock-order --library
// expect: none
// LockManager.begin sorts the distinct table names before it locks them; single statements lock exactly one table and nothing inside a transaction callback is user code.
package db.locks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class MultiLockTables {
    private final ConcurrentHashMap<String, ReentrantLock> locks = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Map<String, Long>> tables = new ConcurrentHashMap<>();

    private ReentrantLock lock(String table) {
        return locks.computeIfAbsent(table, t -> new ReentrantLock());
    }

    private Map<String, Long> table(String name) {
        return tables.computeIfAbsent(name, t -> new HashMap<>());
    }

    public void insert(String table, String key, long value) {
        ReentrantLock l = lock(table);
        l.lock();
        try {
            table(table).put(key, value);
        } finally {
            l.unlock();
        }
    }

    public void moveRow(String key, String fromTable, String toTable) {
        List<ReentrantLock> held = new ArrayList<>();
        List<String> order = Stream.of(fromTable, toTable).distinct().sorted().collect(Collectors.toList());
        try {
            for (String t : order) {
                ReentrantLock l = lock(t);
                l.lock();
                held.add(l);
            }
            Long v = table(fromTable).remove(key);
            if (v != null) {
                table(toTable).put(key, v);
            }
        } finally {
            for (int i = held.size() - 1; i >= 0; i--) {
                held.get(i).unlock();
            }
        }
    }

    public long sum(String table) {
        ReentrantLock l = lock(table);
        l.lock();
        try {
            long s = 0;
            for (long v : table(table).values()) {
                s += v;
            }
            return s;
        } finally {
            l.unlock();
        }
    }
}
// corpus: unseen
