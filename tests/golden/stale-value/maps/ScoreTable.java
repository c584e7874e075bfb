// run: scan --only stale-value
// expect: none
// the map is filled by main before any thread starts; afterwards scores are only changed with merge
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

public class ScoreTable {
    enum Deed {
        HIT(10), ASSIST(4), FLAG(25);

        final int points;

        Deed(int points) {
            this.points = points;
        }
    }

    private final Map<String, Integer> scores = new ConcurrentHashMap<>();

    ScoreTable(List<String> saved) {
        for (String player : saved) {
            if (scores.containsKey(player)) {
                scores.put(player, scores.get(player) + 1);
            } else {
                scores.put(player, 1);
            }
        }
    }

    void award(String player, Deed deed) {
        scores.merge(player, deed.points, Integer::sum);
    }

    List<String> top(int n) {
        return scores.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(n)
                .map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.toList());
    }

    public static void main(String[] args) throws Exception {
        ScoreTable board = new ScoreTable(List.of("p0", "p1", "p0"));
        ExecutorService net = Executors.newFixedThreadPool(4);
        Deed[] deeds = Deed.values();
        for (int i = 0; i < 30_000; i++) {
            int k = i;
            net.execute(() -> board.award("p" + k % 3, deeds[k % deeds.length]));
        }
        net.shutdown();
        net.awaitTermination(8, TimeUnit.SECONDS);
        System.out.println(board.top(3));
    }
}
// corpus: unseen13
