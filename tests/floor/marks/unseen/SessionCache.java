import java.util.concurrent.ConcurrentHashMap;

/** Sessions are entered with putIfAbsent and leave with remove(key, expected). */
public class SessionCache {
    static class Session {
        final String user;
        int touched;

        Session(String user) {
            this.user = user;
        }
    }

    private final ConcurrentHashMap<String, Session> sessions = new ConcurrentHashMap<>(); // shared
    private int opened;
    private int closed;

    Session open(String user) {
        Session fresh = new Session(user); // @fresh parallel: fresh, shared
        Session old = sessions.putIfAbsent("root", fresh);
        if (old == null) {
            opened++; // @opened not parallel: opened, parallel: touch
            return fresh;
        }
        return old;
    }

    void work() {
        Session s = open("root");
        s.touched++; // @touch parallel: touch, not parallel: expire
    }

    void expire(Session expected) {
        if (sessions.remove("root", expected)) {
            closed++; // @closed not parallel: closed, not parallel: touch
        }
        int size = sessions.size(); // @expire parallel: expire, parallel: closed
        if (size > 1) {
            throw new IllegalStateException();
        }
    }

    private static void runTwice(Runnable r) throws InterruptedException {
        Thread a = new Thread(r);
        Thread b = new Thread(r);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    public static void main(String[] args) throws InterruptedException {
        SessionCache cache = new SessionCache();
        runTwice(cache::work);
        Session current = cache.sessions.get("root"); // @between not parallel: touch, not parallel: expire
        runTwice(() -> cache.expire(current));
        System.out.println(cache.opened + cache.closed);
    }
}
