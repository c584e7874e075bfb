import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/** Deduplication: the set only grows, so a positive look stays true. */
public class SeenSet {
    private final Set<Integer> seen = ConcurrentHashMap.newKeySet();
    private final Object statsLock = new Object();
    private int duplicates;
    private int fresh;
    private int[] snapshot;

    void offer(int id) {
        if (seen.contains(id)) { // @look parallel: look, parallel: add
            countDuplicate();
            return;
        }
        if (seen.add(id)) { // @add parallel: add
            synchronized (statsLock) {
                fresh++; // @fresh held: statsLock, not parallel: fresh, not parallel: dup
            }
        } else {
            countDuplicate();
        }
    }

    private void countDuplicate() {
        synchronized (statsLock) {
            duplicates++; // @dup held: statsLock, not parallel: dup, parallel: add
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SeenSet filter = new SeenSet(); // shared
        CountDownLatch done = new CountDownLatch(2);
        Runnable feed = () -> {
            for (int i = 0; i < 30; i++) {
                filter.offer(i);
            }
            done.countDown();
        };
        new Thread(feed).start();
        new Thread(feed).start();
        done.await();
        filter.snapshot = new int[filter.seen.size()]; // @snap confined, not parallel: add, not held: statsLock
        filter.snapshot[0] = filter.fresh; // @copy not parallel: fresh, not parallel: dup
        System.out.println(filter.snapshot[0] + filter.duplicates);
    }
}
