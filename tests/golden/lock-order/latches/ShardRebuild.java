// run: scan --only lock-order
// expect: lock-order
// rebuild waits for the phaser under catalogLock while a shard worker must take catalogLock in report() before it arrives
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;
import java.util.concurrent.locks.ReentrantLock;

public class ShardRebuild {
    private final ReentrantLock catalogLock = new ReentrantLock();
    private final List<String> warnings = new ArrayList<>();
    private final ExecutorService workers = Executors.newFixedThreadPool(3);
    private int generation;

    int rebuild(int shards) {
        catalogLock.lock();
        try {
            generation++;
            Phaser phaser = new Phaser(shards);
            for (int i = 0; i < shards; i++) {
                int shard = i;
                workers.execute(() -> indexShard(shard, phaser));
            }
            phaser.awaitAdvance(0);
            return generation;
        } finally {
            catalogLock.unlock();
        }
    }

    private void indexShard(int shard, Phaser phaser) {
        try {
            long docs = 0;
            for (int i = 0; i < 10_000; i++) {
                docs += (i ^ shard) & 1;
            }
            if (shard == 2) {
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
        ShardRebuild job = new ShardRebuild();
        System.out.println("generation " + job.rebuild(4));
        job.workers.shutdown();
    }
}
// corpus: unseen15
