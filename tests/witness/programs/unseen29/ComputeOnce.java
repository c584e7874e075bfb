import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/**
 * Memoizes an expensive function so that each argument is computed once.
 */
public class ComputeOnce {

    public static final class Memo<K, V> implements Function<K, V> {
        private final ConcurrentMap<K, FutureTask<V>> tasks = new ConcurrentHashMap<>();
        private final Function<? super K, ? extends V> body;

        public Memo(Function<? super K, ? extends V> body) {
            this.body = body;
        }

        @Override
        public V apply(K key) {
            FutureTask<V> task = tasks.get(key);
            if (task == null) {
                FutureTask<V> created = new FutureTask<>(() -> body.apply(key));
                task = tasks.putIfAbsent(key, created);
                if (task == null) {
                    task = created;
                    created.run();
                }
            }
            try {
                return task.get();
            } catch (ExecutionException e) {
                tasks.remove(key, task);
                throw new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }

        public int size() {
            return tasks.size();
        }
    }

    static final class Sieve {
        private boolean[] composite;
        private int primes;

        static Sieve upTo(int n) {
            Sieve s = new Sieve();
            s.composite = new boolean[n + 1];
            for (int i = 2; i <= n; i++) {
                if (!s.composite[i]) {
                    s.primes++;
                    for (long j = (long) i * i; j <= n; j += i) {
                        s.composite[(int) j] = true;
                    }
                }
            }
            return s;
        }

        boolean isPrime(int k) {
            return k > 1 && !composite[k];
        }
    }

    public static void main(String[] args) throws Exception {
        Memo<Integer, Sieve> sieves = new Memo<>(Sieve::upTo);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Integer>> answers = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            int limit = 1000 * (1 + i % 5);
            int probe = i * 7;
            answers.add(pool.submit(() -> {
                Sieve s = sieves.apply(limit);
                return s.primes + (s.isPrime(probe) ? 1 : 0);
            }));
        }
        int total = 0;
        for (Future<Integer> f : answers) {
            total += f.get();
        }
        pool.shutdown();
        System.out.println(total + " from " + sieves.size() + " sieves");
    }
}
