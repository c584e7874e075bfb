// run: scan --only atomicity --library
// expect: atomicity
// Only the holder is compared: the same one may have a later grant.
public class OptimisticPartOtherBad {
    public record Grant(String holder, long epoch) {}

    public static class Lease {
        private Grant grant = new Grant("", 0);

        public synchronized Grant current() {
            return grant;
        }

        public synchronized boolean take(Grant expected, Grant next) {
            if (!grant.holder().equals(expected.holder())) {
                return false;
            }
            grant = next;
            return true;
        }
    }

    private final Lease lease;
    private int terms;

    public OptimisticPartOtherBad(Lease lease) {
        this.lease = lease;
    }

    public synchronized boolean tick(String me) {
        Grant seen = lease.current();
        if (seen.epoch() > 100) {
            return false;
        }
        if (lease.take(seen, new Grant(me, seen.epoch() + 1))) {
            terms++;
            return true;
        }
        return false;
    }
}
