// run: scan --only stale-value
// expect: stale-value
// A CompletableFuture chain reads the tally by tally.get(party) in thenApply and stores the result by tally.set in thenAccept; both methods lock, but concurrent chains overwrite each other's votes.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

class Tally {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> votes = new TreeMap<>();

    int get(String party) {
        lock.lock();
        try {
            return votes.getOrDefault(party, 0);
        } finally {
            lock.unlock();
        }
    }

    void set(String party, int n) {
        lock.lock();
        try {
            votes.put(party, n);
        } finally {
            lock.unlock();
        }
    }
}

record Ballot(int booth, String party) { }

class Counter {
    private final Tally tally = new Tally();
    private final ExecutorService pool;

    Counter(ExecutorService pool) { this.pool = pool; }

    CompletableFuture<Void> count(Ballot b) {
        return CompletableFuture.supplyAsync(() -> b.party().strip(), pool)
                .thenApply(p -> tally.get(p) + 1)
                .thenAccept(n -> tally.set(b.party(), n));
    }

    int result(String party) { return tally.get(party); }
}

public class VoteTally {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Counter c = new Counter(pool);
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            all.add(c.count(new Ballot(i % 12, i % 2 == 0 ? "red" : "blue")));
        }
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        System.out.println(c.result("red") + c.result("blue"));
        pool.shutdown();
    }
}
// corpus: unseen
