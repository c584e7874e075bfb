// Each task counts for itself; the sums meet in the futures.
//
// run: scan --only object-race
// expect: none
import java.util.*;
import java.util.concurrent.*;

public class PoolOk {
    static class Count {
        int n;

        void add(int by) {
            n += by;
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Count all = new Count();
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++)
            futures.add(pool.submit(() -> {
                Count mine = new Count();
                mine.add(1);
                return mine.n;
            }));
        for (Future<Integer> future : futures)
            System.out.println(future.get());
        pool.shutdown();
    }
}
