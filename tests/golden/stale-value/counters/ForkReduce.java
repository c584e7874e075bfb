// run: scan --only stale-value
// expect: none
// tasks return their partial counts and nothing shared is read and written back
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

public class ForkReduce {
    private static final AtomicInteger TASKS = new AtomicInteger();

    static class Count extends RecursiveTask<Integer> {
        private final int[] data;
        private final int lo, hi;
        Count(int[] d, int lo, int hi) { data = d; this.lo = lo; this.hi = hi; }
        @Override protected Integer compute() {
            TASKS.incrementAndGet();
            if (hi - lo < 64) {
                int n = 0;
                for (int i = lo; i < hi; i++) if ((data[i] & 1) == 0) n++;
                return n;
            }
            int m = (lo + hi) >>> 1;
            Count a = new Count(data, lo, m), b = new Count(data, m, hi);
            a.fork();
            return b.compute() + a.join();
        }
    }

    public static void main(String[] args) {
        int[] d = new int[1000];
        for (int i = 0; i < d.length; i++) d[i] = i;
        System.out.println(ForkJoinPool.commonPool().invoke(new Count(d, 0, d.length)) + " " + TASKS.get());
    }
}
// corpus: unseen
