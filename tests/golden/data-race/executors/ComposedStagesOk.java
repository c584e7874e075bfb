// The composed future ends when the inner one has ended, which begins after the first.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CompletableFuture;

public class ComposedStagesOk {
    private int state;

    CompletableFuture<Integer> next(int v) {
        return CompletableFuture.supplyAsync(
                () -> {
                    state += v;
                    return state;
                });
    }

    void go() {
        int r =
                CompletableFuture.supplyAsync(
                                () -> {
                                    state = 1;
                                    return 2;
                                })
                        .thenCompose(this::next)
                        .join();
        System.out.println(r + state);
    }

    public static void main(String[] x) {
        new ComposedStagesOk().go();
    }
}
