// run: scan --library --only lock-order
// expect: lock-order
// static synchronized rebalance locks the class and then each ledger; instance synchronized charge locks the ledger and then the class through borrow
import java.util.ArrayList;
import java.util.List;

public class TenantQuotaLedger {
    private static final List<TenantQuotaLedger> ALL = new ArrayList<>();
    private static long reserve = 10_000;

    private final String tenant;
    private long used;
    private long limit;

    private TenantQuotaLedger(String tenant, long limit) {
        this.tenant = tenant;
        this.limit = limit;
    }

    public static synchronized TenantQuotaLedger open(String tenant, long limit) {
        TenantQuotaLedger l = new TenantQuotaLedger(tenant, limit);
        ALL.add(l);
        return l;
    }

    private static synchronized long borrow(long wanted) {
        long granted = Math.min(wanted, reserve);
        reserve -= granted;
        return granted;
    }

    /** Collects unused quota every night. */
    public static synchronized long rebalance() {
        long back = 0;
        for (TenantQuotaLedger l : ALL) {
            back += l.giveUpUnused();
        }
        reserve += back;
        return back;
    }

    public synchronized boolean charge(long units) {
        if (used + units > limit) {
            limit += borrow(used + units - limit);
        }
        if (used + units > limit) {
            return false;
        }
        used += units;
        return true;
    }

    private synchronized long giveUpUnused() {
        long half = (limit - used) / 2;
        limit -= half;
        return half;
    }

    public String tenant() {
        return tenant;
    }
}
// corpus: unseen9
