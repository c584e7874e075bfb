// Fork/join tasks work on disjoint segments; invokeAll (join) orders the children before the parent's merge.
// run: scan --only data-race --min-severity medium
// expect: data-race field=FP_MergeRuns.data[]
// expect: data-race field=FP_MergeRuns.scratch[]
// Not so: the segments of the tasks do not overlap.
// corpus: unseen31
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class FP_MergeRuns {
    private final int[] data;
    private final int[] scratch;
    private static final int SMALL = 16;

    FP_MergeRuns(int n) {
        data = new int[n];
        scratch = new int[n];
        long x = 12345;
        for (int i = 0; i < n; i++) {
            x = x * 25214903917L + 11;
            data[i] = (int) (x >>> 20) % 1000;
        }
    }

    private final class Segment extends RecursiveAction {
        private static final long serialVersionUID = 1L;
        private final int from;
        private final int to;

        Segment(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from <= SMALL) {
                insertion();
                return;
            }
            int mid = (from + to) >>> 1;
            invokeAll(new Segment(from, mid), new Segment(mid, to));
            merge(mid);
        }

        private void insertion() {
            for (int i = from + 1; i < to; i++) {
                int v = data[i];
                int j = i - 1;
                while (j >= from && data[j] > v) {
                    data[j + 1] = data[j];
                    j--;
                }
                data[j + 1] = v;
            }
        }

        private void merge(int mid) {
            System.arraycopy(data, from, scratch, from, to - from);
            int a = from;
            int b = mid;
            for (int k = from; k < to; k++) {
                if (b >= to || (a < mid && scratch[a] <= scratch[b])) {
                    data[k] = scratch[a++];
                } else {
                    data[k] = scratch[b++];
                }
            }
        }
    }

    void sort() {
        ForkJoinPool pool = new ForkJoinPool(3);
        pool.invoke(new Segment(0, data.length));
        pool.shutdown();
    }

    boolean ordered() {
        for (int i = 1; i < data.length; i++) {
            if (data[i - 1] > data[i]) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        FP_MergeRuns m = new FP_MergeRuns(500);
        m.sort();
        System.out.println(m.ordered());
    }
}
