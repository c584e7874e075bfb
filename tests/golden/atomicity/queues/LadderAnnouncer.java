// run: scan --only atomicity --library
// expect: atomicity
// Announce() takes ladder.topScore() and then ladder.holders(top).get(0); the score may be beaten or the player removed between, the list is then empty
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

public class LadderAnnouncer {
    public static final class Ladder {
        private final Map<String, Integer> scores = new HashMap<>();

        public synchronized void score(String player, int points) {
            scores.merge(player, points, Integer::sum);
        }

        public synchronized void retire(String player) {
            scores.remove(player);
        }

        public synchronized OptionalInt topScore() {
            return scores.values().stream().mapToInt(Integer::intValue).max();
        }

        public synchronized List<String> holders(int score) {
            List<String> out = new ArrayList<>();
            scores.forEach((p, s) -> {
                if (s == score) {
                    out.add(p);
                }
            });
            return out;
        }
    }

    private final Ladder ladder;
    private final StringBuilder ticker = new StringBuilder();

    public LadderAnnouncer(Ladder ladder) {
        this.ladder = ladder;
    }

    public synchronized String announce() {
        OptionalInt top = ladder.topScore();
        if (top.isEmpty()) {
            return "nobody plays";
        }
        String leader = ladder.holders(top.getAsInt()).get(0);
        ticker.append(leader).append(' ');
        return leader + " leads with " + top.getAsInt();
    }

    public synchronized String ticker() {
        return ticker.toString();
    }
}
// corpus: unseen9
