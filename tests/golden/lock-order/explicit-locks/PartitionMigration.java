// run: scan --only lock-order
// expect: none
// both partition locks are taken in index order, whatever the direction of the move
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;

public class PartitionMigration {
    static final class PartitionTable<K, V> {
        private final ReentrantLock[] locks;
        private final Map<Integer, Map<K, V>> parts = new HashMap<>();

        PartitionTable(int n) {
            locks = new ReentrantLock[n];
            for (int i = 0; i < n; i++) {
                locks[i] = new ReentrantLock();
                parts.put(i, new HashMap<>());
            }
        }

        void put(int part, K key, V value) {
            locks[part].lock();
            try {
                parts.get(part).put(key, value);
            } finally {
                locks[part].unlock();
            }
        }

        boolean move(K key, int from, int to) {
            if (from == to) {
                return false;
            }
            ReentrantLock first = locks[Math.min(from, to)];
            ReentrantLock second = locks[Math.max(from, to)];
            first.lock();
            try {
                second.lock();
                try {
                    V v = parts.get(from).remove(key);
                    if (v == null) {
                        return false;
                    }
                    parts.get(to).put(key, v);
                    return true;
                } finally {
                    second.unlock();
                }
            } finally {
                first.unlock();
            }
        }

        int total() {
            int n = 0;
            for (int i = 0; i < locks.length; i++) {
                locks[i].lock();
            }
            try {
                for (Map<K, V> p : parts.values()) {
                    n += p.size();
                }
            } finally {
                for (int i = locks.length - 1; i >= 0; i--) {
                    locks[i].unlock();
                }
            }
            return n;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PartitionTable<Integer, String> table = new PartitionTable<>(4);
        for (int i = 0; i < 400; i++) {
            table.put(i % 4, i, "doc" + i);
        }
        Thread[] movers = new Thread[3];
        for (int m = 0; m < movers.length; m++) {
            Random rnd = new Random(m);
            movers[m] = new Thread(() -> {
                for (int i = 0; i < 20_000; i++) {
                    table.move(rnd.nextInt(400), rnd.nextInt(4), rnd.nextInt(4));
                }
            });
            movers[m].start();
        }
        for (Thread t : movers) {
            t.join();
        }
        System.out.println(table.total());
    }
}
// corpus: unseen9
