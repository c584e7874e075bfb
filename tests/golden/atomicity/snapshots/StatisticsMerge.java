// run: scan --only atomicity
// expect: atomicity
// merge holds its own lock and pulls count, sum and maximum of the argument under separate locks
public class StatisticsMerge {
    private long count;
    private double sum;
    private double max = Double.NEGATIVE_INFINITY;

    public synchronized void add(double v) {
        count++;
        sum += v;
        max = Math.max(max, v);
    }

    public synchronized long count() {
        return count;
    }

    public synchronized double sum() {
        return sum;
    }

    public synchronized double max() {
        return max;
    }

    public synchronized void merge(StatisticsMerge other) {
        count += other.count();
        sum += other.sum();
        max = Math.max(max, other.max());
    }

    public synchronized double mean() {
        return count == 0 ? 0 : sum / count;
    }
}
// corpus: unseen
