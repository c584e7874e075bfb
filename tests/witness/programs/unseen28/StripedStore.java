import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;

public class StripedStore<K, V> {
    private static final class Stripe<K, V> {
        private final Map<K, V> map = new HashMap<>();
        private int writes;
    }

    private final Stripe<K, V>[] stripes;

    @SuppressWarnings({"unchecked", "rawtypes"})
    StripedStore(int n) {
        stripes = new Stripe[n];
        for (int i = 0; i < n; i++) {
            stripes[i] = new Stripe<>();
        }
    }

    private Stripe<K, V> stripeOf(Object key) {
        return stripes[(key.hashCode() & 0x7fffffff) % stripes.length];
    }

    V get(K key) {
        Stripe<K, V> s = stripeOf(key);
        synchronized (s) {
            return s.map.get(key);
        }
    }

    V merge(K key, V value, BiFunction<V, V, V> f) {
        Stripe<K, V> s = stripeOf(key);
        synchronized (s) {
            s.writes++;
            return s.map.merge(key, value, f);
        }
    }

    int size() {
        int n = 0;
        for (Stripe<K, V> s : stripes) {
            synchronized (s) {
                n += s.map.size();
            }
        }
        return n;
    }

    int writes() {
        return writesFrom(0);
    }

    private int writesFrom(int i) {
        if (i == stripes.length) {
            return 0;
        }
        synchronized (stripes[i]) {
            return stripes[i].writes + writesFrom(i + 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        StripedStore<String, Integer> store = new StripedStore<>(4);
        Thread[] ts = new Thread[4];
        for (int t = 0; t < ts.length; t++) {
            final int id = t;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    String k = "k" + (i * (id + 1)) % 40;
                    store.merge(k, 1, Integer::sum);
                    if (store.get(k) == null) {
                        throw new IllegalStateException(k);
                    }
                }
            });
            ts[t].start();
        }
        int seen = store.size();
        for (Thread t : ts) {
            t.join();
        }
        System.out.println((seen <= store.size()) + " " + store.writes());
    }
}
