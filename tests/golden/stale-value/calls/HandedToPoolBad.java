// run: scan --library --only stale-value
// expect: stale-value
// A helper gives the object to a pool.

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class HandedToPoolBad {
    private static void count(AtomicInteger n, ExecutorService pool, List<String> words) {
        for (String w : words) pool.execute(() -> { n.set(n.get() + w.length()); });
    }
    public int total(ExecutorService pool, List<String> words) throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        count(n, pool, words);
        pool.awaitTermination(1, TimeUnit.SECONDS);
        return n.get();
    }
}
