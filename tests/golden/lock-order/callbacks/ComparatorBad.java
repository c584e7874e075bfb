// run: scan --only lock-order --library
// expect: lock-order locks=ComparatorBad$Player,ComparatorBad$Ranking
// A comparator that locks the players runs under the ranking's lock.
import java.util.Comparator;

public class ComparatorBad {
    static int compare(Player a, Player b) { return a.score() - b.score(); }
    public static class Player {
        private final Ranking ranking;
        private int score;
        public Player(Ranking r) { ranking = r; }
        public synchronized int score() { return score; }
        public synchronized void win() { score++; ranking.dirty(); }
    }
    public static class Ranking {
        private final Comparator<Player> order = ComparatorBad::compare;
        private Player a, b;
        private boolean dirty;
        public synchronized void set(Player x, Player y) { a = x; b = y; }
        public synchronized Player first() { return order.compare(a, b) > 0 ? a : b; }
        synchronized void dirty() { dirty = true; }
    }
}
