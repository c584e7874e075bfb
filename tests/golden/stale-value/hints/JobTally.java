// run: scan --only stale-value
// expect: none
// the answer of incrementAndGet decides, so exactly one thread sees the last step
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

public class JobTally {
    private final int total;
    private final IntConsumer finish;
    private final AtomicInteger done = new AtomicInteger();

    JobTally(int total, IntConsumer finish) {
        this.total = total;
        this.finish = finish;
    }

    void stepDone() {
        int now = done.incrementAndGet();
        if (now == total) {
            finish.accept(now);
        }
    }

    int percent() {
        return 100 * done.get() / total;
    }

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch end = new CountDownLatch(1);
        JobTally tally = new JobTally(2_000, n -> {
            System.out.println("finished " + n);
            end.countDown();
        });
        IntStream.range(0, 2_000).forEach(i -> CompletableFuture
                .supplyAsync(() -> Integer.toBinaryString(i).length())
                .thenAccept(bits -> tally.stepDone()));
        System.out.println(end.await(5, TimeUnit.SECONDS) + " " + tally.percent());
    }
}
// corpus: unseen15
