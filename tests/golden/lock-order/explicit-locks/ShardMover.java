// run: scan --library --only lock-order
// expect: none
// rename locks the two shards by ascending index, and one shard only once more by reentrancy
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class ShardMover<V> {
    private static final int SHARDS = 16;

    private static final class Shard<V> {
        final ReentrantLock lock = new ReentrantLock();
        final Map<String, V> entries = new HashMap<>();
    }

    private final Shard<V>[] shards;

    @SuppressWarnings({"unchecked", "rawtypes"})
    public ShardMover() {
        shards = new Shard[SHARDS];
        for (int i = 0; i < SHARDS; i++) {
            shards[i] = new Shard<>();
        }
    }

    private static int slot(String key) {
        return Math.floorMod(key.hashCode(), SHARDS);
    }

    public V put(String key, V value) {
        Shard<V> s = shards[slot(key)];
        s.lock.lock();
        try {
            return s.entries.put(key, value);
        } finally {
            s.lock.unlock();
        }
    }

    public boolean rename(String oldKey, String newKey) {
        int a = slot(oldKey);
        int b = slot(newKey);
        Shard<V> low = shards[Math.min(a, b)];
        Shard<V> high = shards[Math.max(a, b)];
        low.lock.lock();
        try {
            high.lock.lock();
            try {
                V v = shards[a].entries.remove(oldKey);
                if (v == null) {
                    return false;
                }
                shards[b].entries.put(newKey, v);
                return true;
            } finally {
                high.lock.unlock();
            }
        } finally {
            low.lock.unlock();
        }
    }
}
// corpus: unseen14
