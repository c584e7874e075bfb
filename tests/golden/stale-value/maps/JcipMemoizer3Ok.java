// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 5.18 and 5.19 Memoizer: two threads may both run the task.

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

public class JcipMemoizer3Ok<A, V> {
    private final ConcurrentMap<A, Future<V>> cache = new ConcurrentHashMap<>();
    private final Function<A, V> computation;

    public JcipMemoizer3Ok(Function<A, V> computation) {
        this.computation = computation;
    }

    public V compute(A arg) throws InterruptedException, ExecutionException {
        Future<V> f = cache.get(arg);
        if (f == null) {
            FutureTask<V> task = new FutureTask<>(() -> computation.apply(arg));
            f = cache.putIfAbsent(arg, task);
            if (f == null) {
                f = task;
                task.run();
            }
        }
        return f.get();
    }
}
// corpus: published
