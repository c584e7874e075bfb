// run: scan --only stale-value
// expect: none
// the monitor read is only a quick refusal; replaceIfBetter compares again under the monitor, and the best only ever rises
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class RecordBoard {
    record Result(String player, int points) {
        boolean beats(Result o) {
            return points > o.points;
        }
    }

    private Result best = new Result("-", 0);
    private int replaced;

    synchronized Result best() {
        return best;
    }

    private synchronized boolean replaceIfBetter(Result r) {
        if (!r.beats(best)) {
            return false;
        }
        best = r;
        replaced++;
        return true;
    }

    boolean submit(Result r) {
        return r.beats(best()) && replaceIfBetter(r);
    }

    synchronized int replaced() {
        return replaced;
    }

    public static void main(String[] args) {
        RecordBoard board = new RecordBoard();
        CompletableFuture<?>[] games = IntStream.range(0, 4)
                .mapToObj(g -> CompletableFuture.runAsync(() -> {
                    Random rnd = new Random(g);
                    for (int i = 0; i < 10_000; i++) {
                        board.submit(new Result("g" + g, rnd.nextInt(1_000_000)));
                    }
                }))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(games).join();
        System.out.println(board.best().points() > 0 && board.replaced() > 0);
    }
}
// corpus: unseen12
