// run: scan --only lock-order --library
// expect: lock-order locks=HousekeeperBad,java.lang.Thread
// A reduced pgjdbc-ng #518. close() waits, under the lock, for a thread that needs the lock for each element that it takes out of the queue.
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;

public class HousekeeperBad {
    private static HousekeeperBad instance;
    private static long users;
    private final BlockingQueue<Object> queue = new LinkedBlockingQueue<>();
    private final Set<Object> open = new HashSet<>();
    private final AtomicBoolean isEnabled = new AtomicBoolean(true);
    private final Thread cleaner;

    public static synchronized HousekeeperBad acquire() {
        if (users == 0)
            instance = new HousekeeperBad();
        users++;
        return instance;
    }

    public static synchronized void release() {
        if (--users == 0) {
            instance.close();
            instance = null;
        }
    }

    private HousekeeperBad() {
        cleaner = new Thread() {
            @Override public void run() {
                while (isEnabled.get()) {
                    Object next;
                    try {
                        next = queue.take();
                    } catch (InterruptedException stopped) {
                        continue;
                    }
                    synchronized (HousekeeperBad.this) {
                        open.remove(next);
                    }
                }
            }
        };
        cleaner.setDaemon(true);
        cleaner.start();
    }

    public synchronized void add(Object object) { open.add(object); }
    public void discard(Object object) { queue.add(object); }

    private synchronized void close() {
        isEnabled.set(false);
        cleaner.interrupt();
        try {
            cleaner.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
// corpus: documented
