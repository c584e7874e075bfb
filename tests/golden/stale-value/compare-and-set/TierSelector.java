// run: scan --only stale-value
// expect: none
// apache/druid#5050, repaired - the next index is worked out from the value read and stored by compare-and-set in a loop; only the value that was stored is used
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class TierSelector {
    private static final class NodesHolder {
        private final AtomicInteger roundRobinIndex = new AtomicInteger(-1);
        private final List<Integer> nodes;

        NodesHolder(List<Integer> nodes) {
            this.nodes = List.copyOf(nodes);
        }

        Integer pick() {
            if (nodes.isEmpty()) {
                return null;
            }
            return nodes.get(nextIndex(nodes.size()));
        }

        private int nextIndex(int size) {
            while (true) {
                int index = roundRobinIndex.get();
                int next = index + 1 >= size ? 0 : index + 1;
                if (roundRobinIndex.compareAndSet(index, next)) {
                    return next;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        NodesHolder brokers = new NodesHolder(List.of(0, 1, 2));
        AtomicIntegerArray hits = new AtomicIntegerArray(3);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int t = 0; t < 4; t++) {
            pool.execute(() -> {
                for (int i = 0; i < 30_000; i++) {
                    hits.incrementAndGet(brokers.pick());
                }
            });
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(9, TimeUnit.SECONDS) + " " + hits);
    }
}
// corpus: unseen18
