// run: scan --only stale-value
// expect: stale-value
// submit() reads the best score under the monitor, compares outside, and replaces it under the monitor again without comparing: a lower score can overwrite a higher one
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class HighScoreBoard {
    record Score(String player, int points) {
        boolean beats(Score o) {
            return points > o.points;
        }
    }

    private Score best = new Score("-", 0);
    private int replaced;

    synchronized Score best() {
        return best;
    }

    private synchronized void replaceBest(Score s) {
        best = s;
        replaced++;
    }

    boolean submit(Score s) {
        if (s.beats(best())) {
            replaceBest(s);
            return true;
        }
        return false;
    }

    synchronized int replaced() {
        return replaced;
    }

    public static void main(String[] args) {
        HighScoreBoard board = new HighScoreBoard();
        CompletableFuture<?>[] games = IntStream.range(0, 4)
                .mapToObj(g -> CompletableFuture.runAsync(() -> {
                    Random rnd = new Random(g);
                    for (int i = 0; i < 10_000; i++) {
                        board.submit(new Score("g" + g, rnd.nextInt(1_000_000)));
                    }
                }))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(games).join();
        System.out.println(board.best() + " after " + board.replaced());
    }
}
// corpus: unseen12
