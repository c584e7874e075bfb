// run: scan --only atomicity
// expect: none
// The Acc object is created in the method and does not escape.
import java.util.List;

public class FreshAccumulator {
    private static class Acc {
        private long sum;
        private int n;
        synchronized void add(long v) { sum += v; n++; }
        synchronized long sum() { return sum; }
        synchronized int count() { return n; }
    }

    private double lastMean;
    private int runs;

    public synchronized double mean(List<Long> values) {
        Acc acc = new Acc();
        for (long v : values) acc.add(v);
        runs++;
        lastMean = acc.count() == 0 ? 0 : (double) acc.sum() / acc.count();
        return lastMean;
    }

    public synchronized double lastMean() { return lastMean; }
    public synchronized int runs() { return runs; }
}
// corpus: unseen
