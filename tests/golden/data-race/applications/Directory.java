// Double-checked locking with a plain field: the first read is outside the lock (the list itself is immutable).
// run: scan --only data-race
// expect: data-race field=Directory$Lazy.value
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.ArrayList;
import java.util.function.Supplier;

public class Directory {

    static class Lazy<T> {
        private final Supplier<? extends T> factory;
        private T value;

        Lazy(Supplier<? extends T> factory) {
            this.factory = factory;
        }

        T get() {
            T v = value;
            if (v == null) {
                synchronized (this) {
                    v = value;
                    if (v == null) {
                        v = factory.get();
                        value = v;
                    }
                }
            }
            return v;
        }
    }

    private static final Lazy<List<String>> HOSTS =
            new Lazy<>(() -> List.of("alpha", "beta", "gamma"));

    static String hostFor(int key) {
        List<String> hosts = HOSTS.get();
        return hosts.get(Math.floorMod(key, hosts.size()));
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<String>> answers = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int key = i;
            Callable<String> lookup = () -> hostFor(key);
            answers.add(pool.submit(lookup));
        }
        for (Future<String> f : answers) {
            System.out.println(f.get());
        }
        pool.shutdown();
    }
}
// corpus: unseen26
