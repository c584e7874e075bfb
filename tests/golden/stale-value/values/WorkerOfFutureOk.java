// run: scan --only stale-value
// expect: none
// Both stages are run by the executor of one thread; the common pool only reads.

import java.util.concurrent.*;
public class WorkerOfFutureOk {
    private volatile long last;
    void step() { last = last + 1; }
    long last() { return last; }
    public static void main(String[] a) throws Exception {
        WorkerOfFutureOk l = new WorkerOfFutureOk();
        ExecutorService one = Executors.newSingleThreadExecutor();
        CompletableFuture<Void> f = CompletableFuture.runAsync(l::step, one);
        CompletableFuture<Void> g = CompletableFuture.runAsync(l::step, one);
        CompletableFuture<Long> h = CompletableFuture.supplyAsync(l::last);
        f.join(); g.join(); System.out.println(h.join());
        one.shutdown();
    }
}
