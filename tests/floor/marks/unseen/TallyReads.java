import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.ArrayList;
import java.util.List;

/** Tallies are written under the lock and read without it once everything is done. */
public class TallyReads {
    private static final Object LOCK = new Object();
    private static final int[] TALLY = new int[4]; // shared
    private static int unlocked;

    static void vote(int who) {
        synchronized (LOCK) {
            TALLY[who]++; // @vote held: LOCK, not parallel: vote
        }
        unlocked++; // @unlocked not held: LOCK, parallel: unlocked, parallel: vote
    }

    static int winner() {
        int best = 0;
        for (int i = 1; i < TALLY.length; i++) {
            if (TALLY[i] > TALLY[best]) { // @count not held: LOCK, not parallel: vote, not parallel: count
                best = i;
            }
        }
        return best;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> done = new ArrayList<>(); // confined
        for (int i = 0; i < 8; i++) {
            int who = i % 3;
            Callable<Integer> station = () -> {
                int[] local = new int[2]; // confined
                local[who % 2]++;
                vote(who);
                return local[0];
            };
            done.add(pool.submit(station)); // @submit parallel: vote
        }
        for (Future<Integer> f : done) {
            f.get();
        }
        System.out.println(winner());
        pool.shutdown();
    }
}
