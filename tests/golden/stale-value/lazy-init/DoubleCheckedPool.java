// run: scan --only stale-value
// expect: none
// Double-checked locking on a volatile rechecks under the lock.
import java.util.function.Supplier;

public class DoubleCheckedPool {
    static final class Lazy<T> implements Supplier<T> {
        private final Supplier<T> factory;
        private volatile T value;

        Lazy(Supplier<T> factory) {
            this.factory = factory;
        }

        @Override
        public T get() {
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

    public static void main(String[] args) throws Exception {
        Lazy<StringBuilder> lazy = new Lazy<>(() -> new StringBuilder("pool"));
        Thread t = new Thread(() -> System.out.println(lazy.get().length()));
        Thread u = new Thread(() -> System.out.println(lazy.get().length()));
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
// corpus: unseen
