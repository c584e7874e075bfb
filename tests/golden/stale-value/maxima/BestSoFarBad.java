// run: scan --only stale-value
// expect: stale-value method=BestSoFarBad.offer line=here severity=low
// Looks like a cache of one, but which one is kept matters: a worse one may replace a better one.

public class BestSoFarBad {
    static final class Score {
        final int points;
        Score(int points) { this.points = points; }
    }

    private volatile Score best = new Score(0);

    public void offer(int points) {
        if (points > best.points)
            best = new Score(points); // <- here
    }

    public int best() { return best.points; }
}
