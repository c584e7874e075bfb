// run: scan --library --only stale-value
// expect: stale-value
// release compares the holder found by get and removes by key in a second step; a lease taken in between by someone else is removed
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

public class LeaseBoard {
    public record Lease(String resource, String holder, long number) {
    }

    private final ConcurrentMap<String, Lease> leases = new ConcurrentHashMap<>();
    private final AtomicLong numbers = new AtomicLong();

    public Lease acquire(String resource, String holder) {
        Lease mine = new Lease(resource, holder, numbers.incrementAndGet());
        return leases.putIfAbsent(resource, mine) == null ? mine : null;
    }

    /** Takes the resource over from whoever has it. */
    public Lease seize(String resource, String holder) {
        Lease mine = new Lease(resource, holder, numbers.incrementAndGet());
        leases.put(resource, mine);
        return mine;
    }

    public boolean release(Lease l) {
        Lease now = leases.get(l.resource());
        if (l.equals(now)) {
            leases.remove(l.resource());
            return true;
        }
        return false;
    }
}
// corpus: unseen14
