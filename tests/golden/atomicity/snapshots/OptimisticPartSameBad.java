// run: scan --only atomicity --library
// expect: atomicity
// The number is compared, but a new grant has the number of the old one: it tells nothing.
public class OptimisticPartSameBad {
    public record Grant(String holder, long epoch) {}

    public static class Lease {
        private Grant grant = new Grant("", 0);

        public synchronized Grant current() {
            return grant;
        }

        public synchronized boolean take(Grant expected, Grant next) {
            if (grant.epoch() != expected.epoch()) {
                return false;
            }
            grant = next;
            return true;
        }
    }

    private final Lease lease;
    private int terms;

    public OptimisticPartSameBad(Lease lease) {
        this.lease = lease;
    }

    public synchronized boolean tick(String me) {
        Grant seen = lease.current();
        if (seen.holder().equals(me)) {
            return false;
        }
        if (lease.take(seen, new Grant(me, seen.epoch()))) {
            terms++;
            return true;
        }
        return false;
    }
}
