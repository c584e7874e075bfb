// run: scan --only stale-value
// expect: none
// the stripe's monitor is held around its check and update
public class StripedCounters {
    private static final class Stripe {
        private int used;
    }

    private final Stripe[] stripes = new Stripe[16];
    private final int perStripe;

    public StripedCounters(int perStripe) {
        this.perStripe = perStripe;
        for (int i = 0; i < stripes.length; i++) {
            stripes[i] = new Stripe();
        }
    }

    public boolean acquire(Object key) {
        Stripe s = stripes[(key.hashCode() & 0x7fffffff) % stripes.length];
        synchronized (s) {
            if (s.used < perStripe) {
                s.used++;
                return true;
            }
            return false;
        }
    }

    public void release(Object key) {
        Stripe s = stripes[(key.hashCode() & 0x7fffffff) % stripes.length];
        synchronized (s) {
            s.used--;
        }
    }
}
// corpus: unseen
