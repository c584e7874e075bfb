// run: scan --only atomicity --library
// expect: none
// Till.exchange calls take on one drawer and put on another one; the two calls lock different private objects and each is complete in itself (no value read from one drawer decides about the same drawer later).
import java.util.EnumMap;
import java.util.Map;

public class TwoDrawers {

    public enum Coin { ONE, TWO, FIVE }

    private static final class Drawer {
        private final Map<Coin, Integer> coins = new EnumMap<>(Coin.class);

        synchronized void put(Coin c, int n) {
            coins.merge(c, n, Integer::sum);
        }

        synchronized boolean take(Coin c, int n) {
            int have = coins.getOrDefault(c, 0);
            if (have < n) {
                return false;
            }
            coins.put(c, have - n);
            return true;
        }

        synchronized int count(Coin c) {
            return coins.getOrDefault(c, 0);
        }
    }

    private final Drawer reserve = new Drawer();
    private final Drawer counter = new Drawer();
    private int exchanges;

    public void fill(Coin c, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        reserve.put(c, n);
    }

    public synchronized boolean exchange(Coin c, int n) {
        if (n <= 0 || !reserve.take(c, n)) {
            return false;
        }
        counter.put(c, n);
        exchanges++;
        return true;
    }

    public int onCounter(Coin c) {
        return counter.count(c);
    }

    public synchronized int exchanges() {
        return exchanges;
    }
}
// corpus: unseen
