// run: scan --only lock-order
// expect: none
// the coordinator waits for the phaser without a lock; workers take the lock for one step only and arrive after it
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.ReentrantLock;

public class ShardWarmup {
    private final ReentrantLock catalogLock = new ReentrantLock();
    private final List<String> warnings = new ArrayList<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(3);

    List<String> warm(int shards) {
        Phaser phaser = new Phaser(shards);
        for (int i = 0; i < shards; i++) {
            int shard = i;
            workers.execute(() -> loadShard(shard, phaser));
        }
        phaser.awaitAdvance(0);
        catalogLock.lock();
        try {
            return List.copyOf(warnings);
        } finally {
            catalogLock.unlock();
        }
    }

    private void loadShard(int shard, Phaser phaser) {
        try {
            long docs = 0;
            for (int i = 0; i < 10_000; i++) {
                docs += (i ^ shard) & 1;
            }
            if (shard % 2 == 0) {
                report("shard " + shard + " has " + docs + " odd documents");
            }
        } finally {
            phaser.arrive();
        }
    }

    private void report(String text) {
        catalogLock.lock();
        try {
            warnings.add(text);
        } finally {
            catalogLock.unlock();
        }
    }

    public static void main(String[] args) {
        ShardWarmup job = new ShardWarmup();
        System.out.println(job.warm(4).size());
        job.workers.shutdown();
    }
}
// corpus: unseen15
