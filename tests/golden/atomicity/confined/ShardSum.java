// run: scan --only atomicity
// expect: none
// Each shard (its own lock and object) is entered once, with an independent value.
import java.util.concurrent.ThreadLocalRandom;

public class ShardSum {
    static class Shard {
        private long n;
        synchronized void inc() { n++; }
        synchronized long get() { return n; }
    }

    private final Shard[] shards = { new Shard(), new Shard(), new Shard(), new Shard() };
    private long lastSum;

    void inc() { shards[ThreadLocalRandom.current().nextInt(shards.length)].inc(); }

    synchronized long estimate() {
        long s = 0;
        for (Shard sh : shards) s += sh.get();
        lastSum = s;
        return s;
    }

    public static void main(String[] args) {
        ShardSum c = new ShardSum();
        for (int i = 0; i < 3; i++) {
            new Thread(() -> { for (int k = 0; k < 1000; k++) c.inc(); }).start();
        }
        for (int i = 0; i < 5; i++) System.out.println(c.estimate());
    }
}
// corpus: unseen
