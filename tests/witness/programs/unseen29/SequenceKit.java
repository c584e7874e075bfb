import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.List;
import java.util.ArrayList;
import java.util.concurrent.Future;

/**
 * Identifier generators: one global number range shared by all named sequences.
 */
public class SequenceKit {

    public interface IdSource {
        String next();
    }

    public static class Sequence implements IdSource {
        private static long last = 1000;
        private final String prefix;
        private int issued;

        public Sequence(String prefix) {
            this.prefix = prefix;
        }

        @Override
        public synchronized String next() {
            issued++;
            return prefix + allocate();
        }

        private long allocate() {
            last = last + 1;
            return last;
        }

        public synchronized int issued() {
            return issued;
        }
    }

    public static class Batch implements Callable<Integer> {
        private final IdSource source;
        private final Set<String> seen;
        private final int size;

        public Batch(IdSource source, Set<String> seen, int size) {
            this.source = source;
            this.seen = seen;
            this.size = size;
        }

        @Override
        public Integer call() {
            int fresh = 0;
            for (int i = 0; i < size; i++) {
                if (seen.add(source.next())) {
                    fresh++;
                }
            }
            return fresh;
        }
    }

    public static void main(String[] args) throws Exception {
        Sequence invoices = new Sequence("INV-");
        Sequence orders = new Sequence("ORD-");
        Set<String> seen = ConcurrentHashMap.newKeySet();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            results.add(pool.submit(new Batch(i % 2 == 0 ? invoices : orders, seen, 200)));
        }
        int fresh = 0;
        for (Future<Integer> f : results) {
            fresh += f.get();
        }
        pool.shutdown();
        System.out.println(fresh + " of " + (invoices.issued() + orders.issued()));
    }
}
