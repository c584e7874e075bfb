// run: scan --only lock-order
// expect: lock-order
// Refresh waits for Future.get under this monitor while the submitted task needs the same monitor.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SessionFuture {
    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final Map<String, Integer> sessions = new HashMap<>();

    private synchronized int store(String user, int ttl) {
        sessions.put(user, ttl);
        return sessions.size();
    }

    private int load(String user) {
        int ttl = user.length() * 60;
        return store(user, ttl);
    }

    public synchronized int refresh(String user) throws Exception {
        if (sessions.containsKey(user)) {
            return sessions.get(user);
        }
        Future<Integer> f = pool.submit(() -> load(user));
        return f.get();
    }

    public void stop() {
        pool.shutdown();
    }

    public static void main(String[] args) throws Exception {
        SessionFuture s = new SessionFuture();
        Thread t = new Thread(() -> {
            try {
                s.refresh("alice");
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        System.out.println(s.refresh("bob"));
        t.join();
        s.stop();
    }
}
// corpus: unseen
