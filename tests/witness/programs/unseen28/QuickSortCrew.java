import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.LongAdder;

public class QuickSortCrew {
    static class Stats {
        final LongAdder partitions = new LongAdder();
        int deepest;

        void partition(int depth) {
            partitions.increment();
            if (depth > deepest) {
                deepest = depth;
            }
        }
    }

    static class Sort extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int[] a;
        private final int lo, hi, depth;
        private final transient Stats stats;

        Sort(int[] a, int lo, int hi, int depth, Stats stats) {
            this.a = a;
            this.lo = lo;
            this.hi = hi;
            this.depth = depth;
            this.stats = stats;
        }

        @Override
        protected void compute() {
            if (lo >= hi) {
                return;
            }
            stats.partition(depth);
            int p = split();
            invokeAll(new Sort(a, lo, p, depth + 1, stats), new Sort(a, p + 1, hi, depth + 1, stats));
        }

        private int split() {
            int pivot = a[(lo + hi) >>> 1];
            int i = lo - 1;
            int j = hi + 1;
            while (true) {
                do {
                    i++;
                } while (a[i] < pivot);
                do {
                    j--;
                } while (a[j] > pivot);
                if (i >= j) {
                    return j;
                }
                int t = a[i];
                a[i] = a[j];
                a[j] = t;
            }
        }
    }

    public static void main(String[] args) {
        int[] a = new Random(11).ints(5000, 0, 100_000).toArray();
        Stats stats = new Stats();
        ForkJoinPool pool = new ForkJoinPool(3);
        pool.invoke(new Sort(a, 0, a.length - 1, 0, stats));
        pool.shutdown();
        boolean ordered = true;
        for (int i = 1; i < a.length; i++) {
            ordered &= a[i - 1] <= a[i];
        }
        System.out.println(ordered + " partitions " + stats.partitions + " depth " + stats.deepest);
    }
}
