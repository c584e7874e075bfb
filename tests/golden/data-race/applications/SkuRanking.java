// Disjoint half-open slices and one partial cell per worker; main reads after Future.get of each.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SkuRanking {
    private final int[] views;
    private final int[] orders;
    private final double[] score;
    private final long[] partial;

    SkuRanking(int n, int workers) {
        views = new int[n];
        orders = new int[n];
        score = new double[n];
        partial = new long[workers];
        for (int i = 0; i < n; i++) {
            views[i] = 10 + i % 90;
            orders[i] = i % 9;
        }
    }

    private class Slice implements Callable<Integer> {
        private final int worker;
        private final int from;
        private final int to;

        Slice(int worker, int from, int to) {
            this.worker = worker;
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer call() {
            for (int i = from; i < to; i++) {
                score[i] = orders[i] / (double) views[i];
                partial[worker] += orders[i];
            }
            return to - from;
        }
    }

    int rank() throws Exception {
        int workers = partial.length;
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        try {
            List<Future<Integer>> futures = new ArrayList<>();
            for (int w = 0; w < workers; w++) {
                int from = (int) ((long) score.length * w / workers);
                int to = (int) ((long) score.length * (w + 1) / workers);
                futures.add(pool.submit(new Slice(w, from, to)));
            }
            int rows = 0;
            for (Future<Integer> f : futures) {
                rows += f.get();
            }
            return rows;
        } finally {
            pool.shutdown();
        }
    }

    int best() {
        int best = 0;
        for (int i = 1; i < score.length; i++) {
            if (score[i] > score[best]) {
                best = i;
            }
        }
        return best;
    }

    public static void main(String[] args) throws Exception {
        SkuRanking ranking = new SkuRanking(997, 4);
        System.out.println("rows " + ranking.rank());
        long orders = 0;
        for (long p : ranking.partial) {
            orders += p;
        }
        System.out.println("best " + ranking.best() + " orders " + orders);
    }
}
// corpus: unseen27
