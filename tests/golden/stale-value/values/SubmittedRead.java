// run: scan --only stale-value
// expect: stale-value
// A Callable reads the sum in the pool, and what its Future gives is stored back.
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;

public class SubmittedRead {
    private long sum;

    public synchronized long sum() { return sum; }

    public synchronized void sum(long s) { sum = s; }

    public void add(ExecutorService pool, int k) throws ExecutionException, InterruptedException {
        Callable<Long> read = () -> sum() + k;
        sum(pool.submit(read).get());
    }
}
// corpus: unseen
