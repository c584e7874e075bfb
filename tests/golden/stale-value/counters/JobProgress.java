// run: scan --only stale-value
// expect: stale-value
// done++ on a volatile field from several pool threads loses steps, the listener for the last step may never run
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

public class JobProgress {
    @FunctionalInterface
    interface Finish {
        void finished(int steps);
    }

    private final int total;
    private final Finish finish;
    private volatile int done;

    JobProgress(int total, Finish finish) {
        this.total = total;
        this.finish = finish;
    }

    void stepDone() {
        done++;
        if (done == total) {
            finish.finished(done);
        }
    }

    int percent() {
        return 100 * done / total;
    }

    public static void main(String[] args) {
        JobProgress progress = new JobProgress(2_000, n -> System.out.println("finished " + n));
        CompletableFuture<?>[] steps = IntStream.range(0, 2_000)
                .mapToObj(i -> CompletableFuture
                        .supplyAsync(() -> Integer.toBinaryString(i).length())
                        .thenAccept(bits -> progress.stepDone()))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(steps).join();
        System.out.println(progress.percent() + "%");
    }
}
// corpus: unseen15
