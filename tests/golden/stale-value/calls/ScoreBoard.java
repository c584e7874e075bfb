// run: scan --only stale-value --library
// expect: stale-value
// ScoreBoard.award (subclass, not synchronized) calls super.score and super.put, each synchronized in the base class; two awards for one player lose points.
import java.util.HashMap;
import java.util.Map;

public class ScoreBoard extends ScoreTable {
    private final int bonusEvery;

    public ScoreBoard(int bonusEvery) {
        this.bonusEvery = Math.max(1, bonusEvery);
    }

    public int award(String player, int points) {
        int now = super.score(player) + points;
        if (now % bonusEvery == 0) {
            now += 10;
        }
        super.put(player, now);
        return now;
    }

    @Override
    public synchronized String toString() {
        return "ScoreBoard" + super.toString();
    }
}

class ScoreTable {
    private final Map<String, Integer> scores = new HashMap<>();

    public synchronized int score(String player) {
        return scores.getOrDefault(player, 0);
    }

    protected synchronized void put(String player, int score) {
        scores.put(player, score);
    }

    @Override
    public synchronized String toString() {
        return scores.toString();
    }
}
// corpus: unseen
