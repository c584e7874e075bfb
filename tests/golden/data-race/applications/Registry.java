// Double-checked locking with a volatile field; computed is only accessed under the monitor; Schema is filled before the volatile write.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

public class Registry {

    static class Memo<T> {
        private final Supplier<? extends T> source;
        private volatile T value;
        private int computed;

        Memo(Supplier<? extends T> source) {
            this.source = source;
        }

        T get() {
            T v = value;
            if (v == null) {
                synchronized (this) {
                    v = value;
                    if (v == null) {
                        v = source.get();
                        computed++;
                        value = v;
                    }
                }
            }
            return v;
        }

        synchronized int computed() {
            return computed;
        }
    }

    static class Schema {
        private Map<String, Class<?>> columns;
        private int width;

        static Schema load() {
            Schema s = new Schema();
            s.columns = new HashMap<>();
            s.columns.put("id", Long.class);
            s.columns.put("name", String.class);
            s.width = s.columns.size();
            return s;
        }

        boolean has(String c) {
            return width > 0 && columns.containsKey(c);
        }
    }

    private static final Memo<Schema> SCHEMA = new Memo<>(Schema::load);

    public static void main(String[] args) {
        CompletableFuture<Boolean> a = CompletableFuture.supplyAsync(() -> SCHEMA.get().has("id"));
        CompletableFuture<Boolean> b = CompletableFuture.supplyAsync(() -> SCHEMA.get().has("name"));
        boolean c = SCHEMA.get().has("age");
        System.out.println(a.join() + " " + b.join() + " " + c);
        System.out.println("loads " + SCHEMA.computed());
    }
}
// corpus: unseen26
