import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class MergeSortTree {
    private final int[] data;
    private final int[] scratch;

    MergeSortTree(int[] data) {
        this.data = data;
        this.scratch = new int[data.length];
    }

    private class SortTask extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1L;
        private final int lo, hi;
        private int moves;

        SortTask(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Integer compute() {
            if (hi - lo < 64) {
                insertion();
                return moves;
            }
            int mid = (lo + hi) >>> 1;
            SortTask left = new SortTask(lo, mid);
            SortTask right = new SortTask(mid, hi);
            left.fork();
            right.compute();
            left.join();
            merge(mid);
            moves += left.moves + right.moves;
            return moves;
        }

        private void insertion() {
            for (int i = lo + 1; i < hi; i++) {
                int v = data[i];
                int j = i;
                while (j > lo && data[j - 1] > v) {
                    data[j] = data[j - 1];
                    j--;
                    moves++;
                }
                data[j] = v;
            }
        }

        private void merge(int mid) {
            System.arraycopy(data, lo, scratch, lo, hi - lo);
            int i = lo, j = mid, k = lo;
            while (i < mid && j < hi) {
                data[k++] = scratch[i] <= scratch[j] ? scratch[i++] : scratch[j++];
                moves++;
            }
            while (i < mid) {
                data[k++] = scratch[i++];
            }
            while (j < hi) {
                data[k++] = scratch[j++];
            }
        }
    }

    int sort() {
        return new ForkJoinPool(4).invoke(new SortTask(0, data.length));
    }

    public static void main(String[] args) {
        int[] a = new Random(3).ints(20_000, 0, 1_000_000).toArray();
        MergeSortTree tree = new MergeSortTree(a);
        int moves = tree.sort();
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                throw new AssertionError("unsorted at " + i);
            }
        }
        System.out.println("sorted with " + moves + " moves");
    }
}
