// SynchronizedMap with iteration inside synchronized(map); beats is volatile and incremented under the terminal's monitor.
// run: scan --only data-race
// expect: none
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class TerminalRegistry {
    static final class Terminal {
        final String id;
        private volatile int beats;

        Terminal(String id) {
            this.id = id;
        }

        int beats() {
            return beats;
        }

        synchronized void beat() {
            beats++;
        }
    }

    private final Map<String, Terminal> terminals = Collections.synchronizedMap(new HashMap<>());
    private final AtomicInteger evicted = new AtomicInteger();

    void heartbeat(String id) {
        Terminal fresh = new Terminal(id);
        Terminal t = terminals.putIfAbsent(id, fresh);
        (t == null ? fresh : t).beat();
    }

    void evictQuiet(int minBeats) {
        synchronized (terminals) {
            Iterator<Terminal> it = terminals.values().iterator();
            while (it.hasNext()) {
                if (it.next().beats() < minBeats) {
                    it.remove();
                    evicted.incrementAndGet();
                }
            }
        }
    }

    int totalBeats() {
        int n = 0;
        synchronized (terminals) {
            for (Map.Entry<String, Terminal> e : terminals.entrySet()) {
                n += e.getValue().beats();
            }
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        TerminalRegistry registry = new TerminalRegistry();
        ScheduledExecutorService janitor = Executors.newSingleThreadScheduledExecutor();
        janitor.scheduleWithFixedDelay(() -> registry.evictQuiet(2), 1, 1, TimeUnit.MILLISECONDS);
        Thread[] stores = new Thread[3];
        for (int s = 0; s < stores.length; s++) {
            final int store = s;
            stores[s] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    registry.heartbeat("T" + (i + store) % 25);
                }
            });
            stores[s].start();
        }
        System.out.println("beats " + (registry.totalBeats() >= 0));
        for (Thread t : stores) {
            t.join();
        }
        janitor.shutdown();
        janitor.awaitTermination(2, TimeUnit.SECONDS);
        System.out.println("terminals " + (registry.terminals.size() <= 25));
    }
}
// corpus: unseen27
