import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** invokeAll waits for the whole batch before the next one begins. */
public class BatchInvoke {
    private final ExecutorService pool = Executors.newFixedThreadPool(3);
    private int mapped;
    private int reduced;
    private int cleaned;

    static class Part {
        final int[] words = new int[3]; // shared
    }

    Part map(int n) {
        Part part = new Part(); // shared
        part.words[n % 3] = n; // @map parallel: map, not parallel: reduce
        mapped++;
        return part;
    }

    int reduce(Part p) {
        reduced += p.words[0]; // @reduce parallel: reduce, not parallel: clean
        return p.words[1];
    }

    int run() throws Exception {
        List<Callable<Part>> maps = new ArrayList<>(); // @maps not parallel: map
        for (int i = 0; i < 6; i++) {
            int n = i;
            maps.add(() -> map(n));
        }
        List<Callable<Integer>> reduces = new ArrayList<>();
        for (Future<Part> f : pool.invokeAll(maps)) {
            Part part = f.get();
            part.words[2]++; // @touch not parallel: map, not parallel: reduce
            reduces.add(() -> reduce(part));
        }
        int sum = 0;
        for (Future<Integer> f : pool.invokeAll(reduces)) {
            sum += f.get();
        }
        pool.execute(() -> {
            cleaned++; // @clean not parallel: clean, parallel: exit
        });
        return sum;
    }

    public static void main(String[] args) throws Exception {
        BatchInvoke batch = new BatchInvoke(); // shared
        int sum = batch.run();
        int n = batch.mapped; // @exit not parallel: reduce, not parallel: map
        batch.pool.shutdown();
        System.out.println(sum + n);
    }
}
