import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SieveSegments {
    private final int limit;
    private final boolean[] composite;
    private final List<Integer> base = new ArrayList<>();
    private long checksum;

    SieveSegments(int limit) {
        this.limit = limit;
        this.composite = new boolean[limit + 1];
    }

    private void sieveBase() {
        int root = (int) Math.sqrt(limit);
        for (int i = 2; i <= root; i++) {
            if (!composite[i]) {
                base.add(i);
                for (int j = i * i; j <= root; j += i) {
                    composite[j] = true;
                }
            }
        }
    }

    private class Segment implements Callable<Integer> {
        private final int from;
        private final int to;

        Segment(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer call() {
            for (int p : base) {
                int start = Math.max(p * p, ((from + p - 1) / p) * p);
                for (int j = start; j < to; j += p) {
                    composite[j] = true;
                }
            }
            int found = 0;
            for (int i = from; i < to; i++) {
                if (!composite[i]) {
                    found++;
                }
            }
            return found;
        }
    }

    int count(int threads) throws Exception {
        sieveBase();
        int start = (int) Math.sqrt(limit) + 1;
        int step = (limit + 1 - start) / threads + 1;
        List<Segment> segments = new ArrayList<>();
        for (int f = start; f <= limit; f += step) {
            segments.add(new Segment(f, Math.min(f + step, limit + 1)));
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        int total = base.size();
        try {
            for (Future<Integer> f : pool.invokeAll(segments)) {
                total += f.get();
            }
        } finally {
            pool.shutdown();
        }
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                checksum += i;
            }
        }
        return total;
    }

    public static void main(String[] args) throws Exception {
        SieveSegments s = new SieveSegments(100_000);
        System.out.println(s.count(3) + " primes, sum " + s.checksum);
    }
}
