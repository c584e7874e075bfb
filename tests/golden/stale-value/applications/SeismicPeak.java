// The maximum is kept by accumulateAndGet (atomic); the get() before is only a filter that can skip values not larger than an already stored, monotonically growing peak.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

public class SeismicPeak {

    static class Trace {
        private final int[] amplitude;
        private final AtomicInteger peak = new AtomicInteger();

        Trace(int samples) {
            amplitude = new int[samples];
            int x = 12345;
            for (int i = 0; i < samples; i++) {
                x = x * 1103515245 + 12345;
                amplitude[i] = (x >>> 16) & 0x3ff;
            }
        }

        void note(int value) {
            if (value > peak.get()) {
                peak.accumulateAndGet(value, Math::max);
            }
        }
    }

    static class Scan extends RecursiveTask<Integer> {
        private static final long serialVersionUID = 1L;
        private final transient Trace trace;
        private final int lo;
        private final int hi;

        Scan(Trace trace, int lo, int hi) {
            this.trace = trace;
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        protected Integer compute() {
            if (hi - lo <= 64) {
                int strong = 0;
                for (int i = lo; i < hi; i++) {
                    trace.note(trace.amplitude[i]);
                    strong += trace.amplitude[i] > 900 ? 1 : 0;
                }
                return strong;
            }
            int mid = (lo + hi) >>> 1;
            Scan left = new Scan(trace, lo, mid);
            Scan right = new Scan(trace, mid, hi);
            left.fork();
            return right.compute() + left.join();
        }
    }

    public static void main(String[] args) {
        Trace trace = new Trace(2048);
        ForkJoinPool pool = new ForkJoinPool(3);
        int strong = pool.invoke(new Scan(trace, 0, trace.amplitude.length));
        pool.shutdown();
        System.out.println("peak " + trace.peak.get() + ", strong samples " + strong);
    }
}
