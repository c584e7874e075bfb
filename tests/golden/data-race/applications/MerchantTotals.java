// Slices are inclusive at the upper end, so two neighbours write the same boundary element.
// run: scan --only data-race
// expect: data-race field=MerchantTotals.net[]
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class MerchantTotals {
    private final long[] gross;
    private final long[] net;
    private final int workers;

    MerchantTotals(long[] gross, int workers) {
        this.gross = gross.clone();
        this.net = new long[gross.length];
        this.workers = workers;
    }

    private class Slice implements Callable<Integer> {
        private final int from;
        private final int to;

        Slice(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Integer call() {
            int touched = 0;
            for (int i = from; i <= to && i < net.length; i++) {
                net[i] = gross[i] - commission(gross[i]);
                touched++;
            }
            return touched;
        }
    }

    private static long commission(long cents) {
        return cents / 40 + 25;
    }

    int compute() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        try {
            List<Slice> slices = new ArrayList<>();
            int step = (gross.length + workers - 1) / workers;
            for (int from = 0; from < gross.length; from += step) {
                slices.add(new Slice(from, from + step));
            }
            int touched = 0;
            for (Future<Integer> f : pool.invokeAll(slices)) {
                touched += f.get();
            }
            return touched;
        } finally {
            pool.shutdown();
        }
    }

    long netTotal() {
        return Arrays.stream(net).sum();
    }

    public static void main(String[] args) throws Exception {
        long[] gross = new long[1000];
        for (int i = 0; i < gross.length; i++) {
            gross[i] = 1000 + i * 13L;
        }
        MerchantTotals totals = new MerchantTotals(gross, 4);
        System.out.println("rows " + totals.compute());
        System.out.println("net " + totals.netTotal());
    }
}
// corpus: unseen27
