// Both counters are copied in one critical section into an immutable record; percentages are computed from the copy.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class VoteTally {

    record Result(int yes, int no) {
        int percentYes() {
            int all = yes + no;
            return all == 0 ? 0 : 100 * yes / all;
        }
    }

    static class Urn {
        private int yes;
        private int no;

        synchronized void castPair() {
            yes++;
            no++;
        }

        synchronized Result snapshot() {
            return new Result(yes, no);
        }
    }

    public static void main(String[] args) throws Exception {
        Urn urn = new Urn();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        Runnable family = () -> {
            for (int i = 0; i < 200; i++) {
                urn.castPair();
            }
        };
        Future<?> first = pool.submit(family);
        Future<?> second = pool.submit(family);
        Future<Integer> peak = pool.submit(() -> {
            int max = 0;
            for (int i = 0; i < 100; i++) {
                max = Math.max(max, urn.snapshot().percentYes());
            }
            return max;
        });
        first.get();
        second.get();
        System.out.println("peak " + peak.get() + "%");
        System.out.println("result " + urn.snapshot());
        pool.shutdown();
    }
}
