// run: scan --only lock-order
// expect: lock-order locks=HashCodeBad$Key,HashCodeBad$Registry
// A HashMap calls the synchronized hashCode of its keys under the registry's lock.
import java.util.HashMap;

public class HashCodeBad {
    static class Registry {
        private final HashMap<Key, Integer> map = new HashMap<>();
        synchronized void put(Key k) { map.put(k, 1); }
        synchronized int size() { return map.size(); }
    }
    static class Key {
        private final Registry registry;
        private int h;
        Key(Registry r) { registry = r; }
        @Override public synchronized int hashCode() { return h; }
        @Override public boolean equals(Object o) { return this == o; }
        synchronized void check() { h = registry.size() * 0; }
    }

    public static void main(String[] args) throws Exception {
        Registry r = new Registry(); Key k = new Key(r);
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { r.put(k); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { k.check(); }
        }).start();
    }
}
