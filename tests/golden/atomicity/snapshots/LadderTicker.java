// run: scan --only atomicity --library
// expect: none
// Leader() returns name and score together in one immutable record; the ticker uses only that
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class LadderTicker {
    public record Leader(String player, int score) { }

    public static final class Ranking {
        private final Map<String, Integer> scores = new HashMap<>();

        public synchronized void score(String player, int points) {
            scores.merge(player, points, Integer::sum);
        }

        public synchronized void retire(String player) {
            scores.remove(player);
        }

        public synchronized Optional<Leader> leader() {
            return scores.entrySet().stream()
                    .max(Map.Entry.comparingByValue())
                    .map(e -> new Leader(e.getKey(), e.getValue()));
        }
    }

    private final Ranking ranking;
    private final StringBuilder ticker = new StringBuilder();
    private Leader announced;

    public LadderTicker(Ranking ranking) {
        this.ranking = ranking;
    }

    public synchronized String announce() {
        Optional<Leader> top = ranking.leader();
        if (top.isEmpty()) {
            return "nobody plays";
        }
        Leader l = top.get();
        if (announced == null || !announced.player().equals(l.player())) {
            ticker.append(l.player()).append(' ');
        }
        announced = l;
        return l.player() + " leads with " + l.score();
    }

    public synchronized String ticker() {
        return ticker.toString();
    }
}
// corpus: unseen9
