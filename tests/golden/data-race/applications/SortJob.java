// Fork/join subtasks work on disjoint ranges of both arrays; parents merge after join().
// run: scan --only data-race
// expect: data-race field=SortJob.data[] severity=low
// expect: data-race field=SortJob.buffer[] severity=low
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class SortJob extends RecursiveAction {
    private static final long serialVersionUID = 1L;
    private static final int THRESHOLD = 128;

    private final int[] data;
    private final int[] buffer;
    private final int lo;
    private final int hi;
    private int merges;

    SortJob(int[] data, int[] buffer, int lo, int hi) {
        this.data = data;
        this.buffer = buffer;
        this.lo = lo;
        this.hi = hi;
    }

    @Override
    protected void compute() {
        if (hi - lo <= THRESHOLD) {
            Arrays.sort(data, lo, hi);
            return;
        }
        int mid = (lo + hi) >>> 1;
        SortJob left = new SortJob(data, buffer, lo, mid);
        SortJob right = new SortJob(data, buffer, mid, hi);
        left.fork();
        right.compute();
        left.join();
        merge(mid);
        merges = left.merges + right.merges + 1;
    }

    private void merge(int mid) {
        System.arraycopy(data, lo, buffer, lo, hi - lo);
        int a = lo;
        int b = mid;
        for (int i = lo; i < hi; i++) {
            if (b >= hi || a < mid && buffer[a] <= buffer[b]) {
                data[i] = buffer[a++];
            } else {
                data[i] = buffer[b++];
            }
        }
    }

    public static void main(String[] args) {
        int[] data = new Random(42).ints(10_000, 0, 1_000_000).toArray();
        SortJob job = new SortJob(data, new int[data.length], 0, data.length);
        ForkJoinPool.commonPool().invoke(job);
        boolean sorted = true;
        for (int i = 1; i < data.length; i++) {
            sorted &= data[i - 1] <= data[i];
        }
        System.out.println(sorted + " with " + job.merges + " merges");
    }
}
// corpus: unseen26
