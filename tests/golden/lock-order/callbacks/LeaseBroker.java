// run: scan --library --only lock-order
// expect: lock-order
// Lease.renew holds the lease and its hook (BrokeredLease.onRenewed) locks the broker's map; LeaseBroker.sweep holds the map lock and calls Lease.expireBefore
import java.util.Map;
import java.util.TreeMap;

public class LeaseBroker {
    private final Map<String, Lease> byHolder = new TreeMap<>();
    private int renewals;

    public Lease grant(String holder, long until) {
        Lease l = new BrokeredLease(holder, until);
        synchronized (byHolder) {
            byHolder.put(holder, l);
        }
        return l;
    }

    public int sweep(long now) {
        int dropped = 0;
        synchronized (byHolder) {
            var it = byHolder.values().iterator();
            while (it.hasNext()) {
                if (it.next().expireBefore(now)) {
                    it.remove();
                    dropped++;
                }
            }
        }
        return dropped;
    }

    public int renewals() {
        synchronized (byHolder) {
            return renewals;
        }
    }

    public abstract static class Lease {
        protected final String holder;
        private long until;
        private boolean dead;

        protected Lease(String holder, long until) {
            this.holder = holder;
            this.until = until;
        }

        public final synchronized boolean renew(long newUntil) {
            if (dead) {
                return false;
            }
            until = Math.max(until, newUntil);
            onRenewed();
            return true;
        }

        final synchronized boolean expireBefore(long now) {
            if (until < now) {
                dead = true;
            }
            return dead;
        }

        protected abstract void onRenewed();
    }

    private final class BrokeredLease extends Lease {
        BrokeredLease(String holder, long until) {
            super(holder, until);
        }

        @Override
        protected void onRenewed() {
            synchronized (byHolder) {
                renewals++;
                byHolder.put(holder, this);
            }
        }
    }
}
// corpus: unseen9
