// run: scan --only stale-value
// expect: none
// Under a lock.

public class BestSoFarOk {
    static final class Score {
        final int points;
        Score(int points) { this.points = points; }
    }

    private volatile Score best = new Score(0);

    public synchronized void offer(int points) {
        if (points > best.points)
            best = new Score(points);
    }

    public int best() { return best.points; }
}
