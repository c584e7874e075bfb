// run: scan --only atomicity
// expect: none
// merge takes a consistent snapshot of the argument with one locked call
public class StatisticsMergeSnapshot {
    static final class Snapshot {
        final long count;
        final double sum;

        Snapshot(long count, double sum) {
            this.count = count;
            this.sum = sum;
        }
    }

    private long count;
    private double sum;

    public synchronized void add(double v) {
        count++;
        sum += v;
    }

    private synchronized Snapshot snapshot() {
        return new Snapshot(count, sum);
    }

    public synchronized void merge(StatisticsMergeSnapshot other) {
        Snapshot s = other.snapshot();
        count += s.count;
        sum += s.sum;
    }
}
// corpus: unseen
