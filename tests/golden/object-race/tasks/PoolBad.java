// Many tasks of a pool count in one object.
//
// run: scan --only object-race
// expect: object-race line=add
import java.util.*;
import java.util.concurrent.*;

public class PoolBad {
    static class Count {
        int n;

        void add(int by) {
            n += by; // <- add
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Count all = new Count();
        List<Future<Integer>> futures = new ArrayList<>();
        for (int i = 0; i < 10; i++)
            futures.add(pool.submit(() -> {
                Count mine = all;
                mine.add(1);
                return mine.n;
            }));
        for (Future<Integer> future : futures)
            System.out.println(future.get());
        pool.shutdown();
    }
}
