// run: scan --only atomicity --library
// expect: atomicity
// The answer is kept in a field, and something else decides.
public class OptimisticKeptOtherBad {
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

    public OptimisticKeptOtherBad(Lease lease) {
        this.lease = lease;
    }

    public synchronized boolean tick(String me) {
        Grant seen = lease.current();
        if (seen.holder().equals(me)) {
            return false;
        }
        leads = lease.take(seen, new Grant(me, seen.epoch() + 1));
        if (wants) {
            terms++;
        }
        return terms > 3;
    }
}
