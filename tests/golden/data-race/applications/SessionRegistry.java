// Lock is the boxed Integer that the block replaces; threads lock different objects and read the field before locking.
// run: scan --only data-race
// expect: data-race field=SessionRegistry.active
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class SessionRegistry {
    private final ConcurrentMap<String, Long> sessions = new ConcurrentHashMap<>();
    private Integer active = 0;

    void login(String user) {
        if (sessions.putIfAbsent(user, System.nanoTime()) == null) {
            synchronized (active) {
                active = active + 1;
            }
        }
    }

    void logout(String user) {
        if (sessions.remove(user) != null) {
            synchronized (active) {
                active = active - 1;
            }
        }
    }

    int active() {
        synchronized (active) {
            return active;
        }
    }

    static Runnable user(SessionRegistry registry, String name) {
        return () -> {
            for (int i = 0; i < 300; i++) {
                registry.login(name);
                if (i % 3 != 0) {
                    registry.logout(name);
                }
            }
        };
    }

    public static void main(String[] args) throws InterruptedException {
        SessionRegistry registry = new SessionRegistry();
        Thread[] users = new Thread[3];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(user(registry, "user" + i));
            users[i].start();
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println(registry.active() + " active");
    }
}
// corpus: unseen26
