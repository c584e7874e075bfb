// run: scan --library --only stale-value
// expect: stale-value
// mozilla-services/ldappool#10: the size test and the registration of the new connection are two separate critical sections with the connect in between, so the pool grows beyond max
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;

public class LdapLinkPool<C> {
    private final Object lock = new Object();
    private final Deque<C> idle = new ArrayDeque<>();
    private final List<C> all = new ArrayList<>();
    private final Supplier<C> connector;
    private final int max;

    public LdapLinkPool(int max, Supplier<C> connector) {
        this.max = max;
        this.connector = connector;
    }

    public C checkOut() {
        boolean grow;
        synchronized (lock) {
            C c = idle.poll();
            if (c != null) {
                return c;
            }
            grow = all.size() < max;
        }
        if (!grow) {
            throw new IllegalStateException("max pool size reached");
        }
        C fresh = connector.get();
        synchronized (lock) {
            all.add(fresh);
        }
        return fresh;
    }

    public void checkIn(C c) {
        synchronized (lock) {
            idle.push(c);
        }
    }

    public void discard(C c) {
        synchronized (lock) {
            all.remove(c);
        }
    }

    public int size() {
        synchronized (lock) {
            return all.size();
        }
    }
}
// corpus: unseen19
