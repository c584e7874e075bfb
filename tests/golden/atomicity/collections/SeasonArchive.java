// run: scan --library --only atomicity
// expect: atomicity
// archive() holds the archive's monitor, asks the ladder (parameter, own monitor) for its size and then fills an array of that size: rows added or removed between give a short copy or an exception
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class SeasonArchive {
    public record Row(String player, int points) { }

    public static class Ladder {
        private final List<Row> rows = new ArrayList<>();

        public synchronized void add(Row r) {
            rows.add(r);
        }

        public synchronized void remove(String player) {
            rows.removeIf(r -> r.player().equals(player));
        }

        public synchronized int size() {
            return rows.size();
        }

        public synchronized void copyInto(Row[] target) {
            for (int i = 0; i < target.length; i++) {
                target[i] = rows.get(i);
            }
        }
    }

    private final Map<String, Row[]> seasons = new HashMap<>();

    public synchronized void archive(String season, Ladder ladder) {
        Row[] copy = new Row[ladder.size()];
        ladder.copyInto(copy);
        seasons.put(season, copy);
    }

    public synchronized int best(String season) {
        int best = 0;
        for (Row r : seasons.getOrDefault(season, new Row[0])) {
            best = Math.max(best, r.points());
        }
        return best;
    }
}
// corpus: unseen17
