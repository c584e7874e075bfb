// report() compares with best.get() and then calls best.set(); a higher score stored in between is overwritten by a lower one.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicLong;

public class ArcadeHighscore {

    static class Scoreboard {
        private final AtomicLong best = new AtomicLong();

        void report(long score) {
            if (score > best.get()) {
                best.set(score);
            }
        }

        long best() {
            return best.get();
        }
    }

    static class Match implements Runnable {
        private final Scoreboard board;
        private final long seed;

        Match(Scoreboard board, long seed) {
            this.board = board;
            this.seed = seed;
        }

        @Override
        public void run() {
            long score = seed;
            for (int round = 0; round < 20; round++) {
                score = (score * 31 + 17) % 10_007;
                board.report(score);
            }
        }
    }

    public static void main(String[] args) {
        Scoreboard board = new Scoreboard();
        ForkJoinPool pool = new ForkJoinPool(3);
        ForkJoinTask<?>[] matches = new ForkJoinTask<?>[6];
        for (int i = 0; i < matches.length; i++) {
            matches[i] = pool.submit(new Match(board, 100L + i));
        }
        for (ForkJoinTask<?> m : matches) {
            m.join();
        }
        pool.shutdown();
        System.out.println("best score " + board.best());
    }
}
