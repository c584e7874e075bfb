import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A key that caches its hash without a lock, as String does: intended. */
public class RacyHash {
    private final char[] chars;
    private int hash;

    RacyHash(String s) {
        char[] copy = new char[s.length()]; // shared
        for (int i = 0; i < copy.length; i++) {
            copy[i] = s.charAt(i); // @copy not parallel: mix
        }
        this.chars = copy;
    }

    @Override
    public int hashCode() {
        int h = hash; // @look parallel: look, parallel: store
        if (h == 0) {
            for (char c : chars) {
                h = 31 * h + c; // @mix parallel: mix
            }
            hash = h; // @store parallel: store, not parallel: copy
        }
        return h;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof RacyHash && o.hashCode() == hashCode();
    }

    public static void main(String[] args) throws Exception {
        RacyHash key = new RacyHash("customer-42"); // shared
        RacyHash mine = new RacyHash("mine"); // confined
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(key::hashCode);
        Future<Integer> b = pool.submit(key::hashCode);
        int m = mine.hashCode(); // @mine parallel: mix
        boolean same = a.get().equals(b.get());
        System.out.println(same && key.hash != m); // @end not parallel: store, not parallel: mix
        pool.shutdown();
    }
}
