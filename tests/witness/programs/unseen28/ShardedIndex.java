import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class ShardedIndex {
    private final ReentrantLock[] locks;
    private final Map<String, Set<Integer>>[] shards;
    private int postings;

    @SuppressWarnings({"unchecked", "rawtypes"})
    ShardedIndex(int n) {
        locks = new ReentrantLock[n];
        shards = new Map[n];
        for (int i = 0; i < n; i++) {
            locks[i] = new ReentrantLock();
            shards[i] = new HashMap<>();
        }
    }

    private int shardOf(String word) {
        return Math.floorMod(word.hashCode(), locks.length);
    }

    void add(String word, int doc) {
        int s = shardOf(word);
        locks[s].lock();
        try {
            if (shards[s].computeIfAbsent(word, k -> new HashSet<>()).add(doc)) {
                postings++;
            }
        } finally {
            locks[s].unlock();
        }
    }

    int documentsWith(String word) {
        int s = shardOf(word);
        locks[s].lock();
        try {
            Set<Integer> docs = shards[s].get(word);
            return docs == null ? 0 : docs.size();
        } finally {
            locks[s].unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ShardedIndex index = new ShardedIndex(8);
        String[] lexicon = "lock wait join fork park spin yield sleep queue stack heap".split(" ");
        ExecutorService indexers = Executors.newFixedThreadPool(4);
        for (int d = 0; d < 100; d++) {
            final int doc = d;
            indexers.execute(() -> {
                for (int i = 0; i < 20; i++) {
                    index.add(lexicon[(doc * 3 + i * i) % lexicon.length], doc);
                }
            });
        }
        indexers.shutdown();
        if (!indexers.awaitTermination(10, TimeUnit.SECONDS)) {
            throw new IllegalStateException("slow");
        }
        System.out.println(index.documentsWith("lock") + " of " + index.postings);
    }
}
