// run: scan --only atomicity --library
// expect: none
// The number inside of what was read is compared, and each new one has a greater number.
public class OptimisticPartOk {
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

    public OptimisticPartOk(Lease lease) {
        this.lease = lease;
    }

    public synchronized boolean tick(String me) {
        Grant seen = lease.current();
        if (seen.holder().equals(me)) {
            return false;
        }
        if (lease.take(seen, new Grant(me, seen.epoch() + 1))) {
            terms++;
            return true;
        }
        return false;
    }
}
