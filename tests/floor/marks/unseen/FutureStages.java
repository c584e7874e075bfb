import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Fetch twice in parallel, combine, then store: one stage after the other. */
public class FutureStages {
    private final ExecutorService io = Executors.newFixedThreadPool(4);
    private int fetched;
    private int combined;
    private int stored;
    private int[] rows;

    int fetch(int n) {
        List<Integer> page = new ArrayList<>(); // confined
        page.add(n);
        fetched++; // @fetch parallel: fetch, not parallel: combine, not parallel: store
        return page.get(0);
    }

    int combine(int a, int b) {
        rows = new int[] {a, b}; // @rows shared, not parallel: fetch
        combined++; // @combine not parallel: combine, not parallel: store
        return a + b;
    }

    void store(int sum) {
        rows[0] = sum; // @store not parallel: store, parallel: poll
        stored++;
    }

    CompletableFuture<Void> run() {
        CompletableFuture<Integer> left = CompletableFuture.supplyAsync(() -> fetch(1), io);
        CompletableFuture<Integer> right = CompletableFuture.supplyAsync(() -> fetch(2), io);
        return left.thenCombineAsync(right, this::combine, io).thenAcceptAsync(this::store, io);
    }

    public static void main(String[] args) {
        FutureStages pipeline = new FutureStages(); // shared
        CompletableFuture<Void> end = pipeline.run();
        int early = pipeline.stored; // @poll parallel: fetch, parallel: combine
        end.join();
        int sum = pipeline.rows[0]; // @result not parallel: store, not parallel: combine
        System.out.println(sum + (early > 1 ? 1 : 0));
        pipeline.io.shutdown();
    }
}
