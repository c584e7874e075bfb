import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;

/** Merge sort on a shared array with fork/join, followed by a parallel check. */
public class ForkSort {
    private final int[] data;
    private final int[] scratch;
    private final int cutoff;

    ForkSort(int[] data, int cutoff) {
        this.data = data;
        this.scratch = new int[data.length];
        this.cutoff = cutoff;
    }

    private final class Sort extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int lo;
        private final int hi;

        Sort(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected void compute() {
            if (hi - lo <= cutoff) {
                Arrays.sort(data, lo, hi);
                return;
            }
            int mid = (lo + hi) >>> 1;
            invokeAll(new Sort(lo, mid), new Sort(mid, hi));
            merge(mid);
        }

        private void merge(int mid) {
            System.arraycopy(data, lo, scratch, lo, hi - lo);
            int i = lo;
            int j = mid;
            for (int k = lo; k < hi; k++) {
                if (j >= hi || (i < mid && scratch[i] <= scratch[j])) {
                    data[k] = scratch[i++];
                } else {
                    data[k] = scratch[j++];
                }
            }
        }
    }

    private final class Inversions extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1L;
        private final int lo;
        private final int hi;

        Inversions(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Integer compute() {
            if (hi - lo > cutoff) {
                int mid = (lo + hi) >>> 1;
                Inversions left = new Inversions(lo, mid);
                left.fork();
                int right = new Inversions(mid, hi).compute();
                return left.join() + right;
            }
            int n = 0;
            for (int i = Math.max(1, lo); i < hi; i++) {
                if (data[i - 1] > data[i]) {
                    n++;
                }
            }
            return n;
        }
    }

    public static void main(String[] args) {
        int[] values = new Random(9).ints(20_000, 0, 1_000_000).toArray();
        ForkSort s = new ForkSort(values, 500);
        ForkJoinPool pool = new ForkJoinPool(4);
        int before = pool.invoke(s.new Inversions(0, values.length));
        pool.invoke(s.new Sort(0, values.length));
        int after = pool.invoke(s.new Inversions(0, values.length));
        pool.shutdown();
        System.out.println("descents " + before + " -> " + after + ", min " + values[0]);
    }
}
