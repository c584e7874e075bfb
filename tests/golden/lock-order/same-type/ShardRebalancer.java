// run: scan --only lock-order
// expect: lock-order
// move locks lock[from] and then lock[to] in argument order; two movers go in opposite directions
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.ReentrantLock;

public class ShardRebalancer {
    static final class ShardTable<K, V> {
        private final ReentrantLock[] locks;
        private final Map<Integer, Map<K, V>> shards = new HashMap<>();

        ShardTable(int n) {
            locks = new ReentrantLock[n];
            for (int i = 0; i < n; i++) {
                locks[i] = new ReentrantLock();
                shards.put(i, new HashMap<>());
            }
        }

        void put(int shard, K key, V value) {
            locks[shard].lock();
            try {
                shards.get(shard).put(key, value);
            } finally {
                locks[shard].unlock();
            }
        }

        boolean move(K key, int from, int to) {
            if (from == to) {
                return false;
            }
            locks[from].lock();
            try {
                V value = shards.get(from).get(key);
                if (value == null) {
                    return false;
                }
                locks[to].lock();
                try {
                    shards.get(from).remove(key);
                    shards.get(to).put(key, value);
                    return true;
                } finally {
                    locks[to].unlock();
                }
            } finally {
                locks[from].unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ShardTable<Integer, String> table = new ShardTable<>(4);
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
        System.out.println("balanced");
    }
}
// corpus: unseen9
