// run: scan --only atomicity
// expect: none
// Zimbra/zm-mailbox#818, repaired - under the filter lock the permit table is asked twice, but the second call is putIfAbsent and its answer decides which semaphore is used; eviction in between does no harm
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

class PermitTable {
    private final int max;
    private final Map<String, Semaphore> table = new LinkedHashMap<>(16, 0.75f, true);

    PermitTable(int max) {
        this.max = max;
    }

    synchronized Semaphore get(String user) {
        return table.get(user);
    }

    synchronized Semaphore putIfAbsent(String user, Semaphore s) {
        Semaphore old = table.putIfAbsent(user, s);
        if (old == null && table.size() > max) {
            table.remove(table.keySet().iterator().next());
        }
        return old;
    }

    synchronized void evictAll() {
        table.clear();
    }
}

public class QosFilter {
    private final Object filterLock = new Object();
    private final PermitTable permits;
    private long admitted;

    QosFilter(PermitTable permits) {
        this.permits = permits;
    }

    Semaphore enter(String user) {
        synchronized (filterLock) {
            Semaphore s = permits.get(user);
            if (s == null) {
                Semaphore fresh = new Semaphore(2);
                Semaphore winner = permits.putIfAbsent(user, fresh);
                s = winner != null ? winner : fresh;
            }
            if (!s.tryAcquire()) {
                return null;
            }
            admitted++;
            return s;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PermitTable table = new PermitTable(3);
        QosFilter filter = new QosFilter(table);
        AtomicInteger served = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 5_000; k++) {
                    Semaphore s = filter.enter("user" + (k + id) % 5);
                    if (s != null) {
                        served.incrementAndGet();
                        s.release();
                    }
                }
            });
            threads[i].start();
        }
        Thread reaper = new Thread(() -> {
            for (int k = 0; k < 1_000; k++) {
                table.evictAll();
            }
        });
        reaper.start();
        for (Thread t : threads) {
            t.join();
        }
        reaper.join();
        System.out.println(served.get() > 0);
    }
}
// corpus: unseen18
