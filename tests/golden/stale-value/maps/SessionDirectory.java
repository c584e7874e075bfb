// run: scan --only stale-value
// expect: stale-value
// open checks containsKey and then puts; two threads of one user both open a session and one is lost
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

public class SessionDirectory {
    record Session(long id, String user) {}

    private final Map<String, Session> byUser = new ConcurrentHashMap<>();
    private final AtomicLong ids = new AtomicLong();

    Session open(String user) {
        if (!byUser.containsKey(user)) {
            Session fresh = new Session(ids.incrementAndGet(), user);
            byUser.put(user, fresh);
            return fresh;
        }
        return byUser.get(user);
    }

    public static void main(String[] args) throws Exception {
        SessionDirectory directory = new SessionDirectory();
        ExecutorService pool = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Session>> logins = IntStream.range(0, 4_000)
                    .mapToObj(i -> (Callable<Session>) () -> directory.open("user" + i / 8))
                    .toList();
            long wrong = 0;
            for (Future<Session> f : pool.invokeAll(logins)) {
                Session s = f.get();
                if (directory.byUser.get(s.user()).id() != s.id()) {
                    wrong++;
                }
            }
            System.out.println("orphaned " + wrong);
        } finally {
            pool.shutdown();
        }
    }
}
// corpus: unseen15
