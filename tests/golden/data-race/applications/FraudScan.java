// Plain ++ on the shared context from parallel fork-join leaves.
// run: scan --only data-race
// expect: data-race field=FraudScan$Context.leaves
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class FraudScan {
    static class Context {
        final long[] amounts;
        final long threshold;
        final ConcurrentSkipListSet<Integer> suspicious = new ConcurrentSkipListSet<>();
        int leaves;

        Context(long[] amounts, long threshold) {
            this.amounts = amounts;
            this.threshold = threshold;
        }
    }

    static class ScanTask extends RecursiveTask<Long> {
        private static final int CUTOFF = 64;
        private final Context ctx;
        private final int lo;
        private final int hi;

        ScanTask(Context ctx, int lo, int hi) {
            this.ctx = ctx;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Long compute() {
            if (hi - lo <= CUTOFF) {
                return scan();
            }
            int mid = (lo + hi) >>> 1;
            ScanTask left = new ScanTask(ctx, lo, mid);
            ScanTask right = new ScanTask(ctx, mid, hi);
            left.fork();
            long r = right.compute();
            return left.join() + r;
        }

        private long scan() {
            long sum = 0;
            for (int i = lo; i < hi; i++) {
                long a = ctx.amounts[i];
                sum += a;
                if (a > ctx.threshold) {
                    ctx.suspicious.add(i);
                }
            }
            ctx.leaves++;
            return sum;
        }
    }

    public static void main(String[] args) {
        long[] amounts = new long[4096];
        for (int i = 0; i < amounts.length; i++) {
            amounts[i] = (i * 7919L) % 10_000;
        }
        Context ctx = new Context(amounts, 9_900);
        ForkJoinPool pool = new ForkJoinPool(4);
        try {
            long total = pool.invoke(new ScanTask(ctx, 0, amounts.length));
            System.out.println("total " + total + " suspicious " + ctx.suspicious.size()
                    + " leaves " + ctx.leaves);
        } finally {
            pool.shutdown();
        }
    }
}
// corpus: unseen27
