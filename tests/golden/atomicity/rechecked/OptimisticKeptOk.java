// run: scan --only atomicity --library
// expect: none
// The answer is kept in a field, and heeded from there.
public class OptimisticKeptOk {
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
    private boolean leads, wants = true;
    private int terms;

    public OptimisticKeptOk(Lease lease) {
        this.lease = lease;
    }

    public synchronized boolean tick(String me) {
        Grant seen = lease.current();
        if (seen.holder().equals(me)) {
            return false;
        }
        leads = lease.take(seen, new Grant(me, seen.epoch() + 1));
        if (leads) {
            terms++;
        }
        return terms > 3;
    }
}
