// run: scan --only stale-value
// expect: stale-value
// award reads a player's score with get and puts the increased score back: two awards to one player can lose one
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

public class LeaderboardServer {
    enum Feat {
        KILL(10), ASSIST(4), CAPTURE(25);

        final int points;

        Feat(int points) {
            this.points = points;
        }
    }

    private final Map<String, Integer> scores = new ConcurrentHashMap<>();

    void award(String player, Feat feat) {
        Integer old = scores.get(player);
        scores.put(player, old == null ? feat.points : old + feat.points);
    }

    List<String> top(int n) {
        return scores.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(n)
                .map(e -> e.getKey() + "=" + e.getValue())
                .collect(Collectors.toList());
    }

    public static void main(String[] args) throws Exception {
        LeaderboardServer board = new LeaderboardServer();
        ExecutorService net = Executors.newFixedThreadPool(4);
        Feat[] feats = Feat.values();
        for (int i = 0; i < 30_000; i++) {
            int k = i;
            net.execute(() -> board.award("p" + k % 3, feats[k % feats.length]));
        }
        net.shutdown();
        net.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(board.top(3));
    }
}
// corpus: unseen13
