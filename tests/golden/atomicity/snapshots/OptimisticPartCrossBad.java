// run: scan --only atomicity --library
// expect: atomicity
// The number that is compared is not the one that is counted up.
public class OptimisticPartCrossBad {
    public record Grant(String holder, long epoch, long limit) {}

    public static class Lease {
        private Grant grant = new Grant("", 0, 5);

        public synchronized Grant current() {
            return grant;
        }

        public synchronized boolean take(Grant expected, Grant next) {
            if (grant.limit() != expected.limit()) {
                return false;
            }
            grant = next;
            return true;
        }
    }

    private final Lease lease;
    private int terms;

    public OptimisticPartCrossBad(Lease lease) {
        this.lease = lease;
    }

    public synchronized boolean tick(String me) {
        Grant seen = lease.current();
        if (seen.holder().equals(me)) {
            return false;
        }
        if (lease.take(seen, new Grant(me, seen.epoch() + 1, 5))) {
            terms++;
            return true;
        }
        return false;
    }
}
