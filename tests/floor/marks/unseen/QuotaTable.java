import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** Quotas: the private helpers rely on their callers' lock, except the one that does not. */
public class QuotaTable {
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> used = new HashMap<>(); // shared
    private int denied;
    private int lookups;

    boolean take(String who, int n) {
        lock.lock();
        try {
            if (current(who) + n > 10) {
                deny();
                return false;
            }
            used.put(who, current(who) + n); // @put held: lock, not parallel: get
            return true;
        } finally {
            lock.unlock();
        }
    }

    void giveBack(String who) {
        lock.lock();
        try {
            if (current(who) == 0) {
                deny();
            }
            used.remove(who); // @remove held: lock, not parallel: put
        } finally {
            lock.unlock();
        }
        trace();
    }

    private int current(String who) {
        trace();
        return used.getOrDefault(who, 0); // @get held: lock, not parallel: get
    }

    private void deny() {
        denied++; // @deny held: this.lock, not parallel: put
    }

    private void trace() {
        lookups++; // @trace not held: lock, parallel: trace, parallel: put
    }

    public static void main(String[] args) throws InterruptedException {
        QuotaTable quotas = new QuotaTable(); // shared
        Thread[] tenants = new Thread[3];
        for (int i = 0; i < tenants.length; i++) {
            tenants[i] = new Thread(() -> {
                quotas.take("t", 6);
                quotas.giveBack("t");
            });
            tenants[i].start();
        }
        for (Thread t : tenants) {
            t.join();
        }
        System.out.println(quotas.denied + quotas.lookups); // @print not held: lock, not parallel: deny
    }
}
