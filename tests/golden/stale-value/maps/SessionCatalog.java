// run: scan --only stale-value
// expect: none
// computeIfAbsent makes the session and stores it in one step; close removes only the very session it was given
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

public class SessionCatalog {
    record Session(long id, String user) {}

    private final ConcurrentMap<String, Session> byUser = new ConcurrentHashMap<>();
    private final AtomicLong ids = new AtomicLong();

    Session open(String user) {
        Session known = byUser.get(user);
        if (known != null) {
            return known;
        }
        return byUser.computeIfAbsent(user, u -> new Session(ids.incrementAndGet(), u));
    }

    boolean close(Session session) {
        return byUser.remove(session.user(), session);
    }

    public static void main(String[] args) throws Exception {
        SessionCatalog catalog = new SessionCatalog();
        ExecutorService pool = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Session>> logins = IntStream.range(0, 2_000)
                    .mapToObj(i -> (Callable<Session>) () -> catalog.open("user" + i / 8))
                    .toList();
            int closed = 0;
            for (Future<Session> f : pool.invokeAll(logins)) {
                if (catalog.close(f.get())) {
                    closed++;
                }
            }
            System.out.println("closed " + closed);
        } finally {
            pool.shutdown();
        }
    }
}
// corpus: unseen15
