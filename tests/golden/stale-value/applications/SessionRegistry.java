// ComputeIfAbsent, merge and replace(k,old,new) loop: every update is one atomic step or retried.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class SessionRegistry {
    record Session(String user, int clicks) {
        Session click() {
            return new Session(user, clicks + 1);
        }
    }

    private final ConcurrentMap<String, Session> sessions = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Integer> logins = new ConcurrentHashMap<>();

    Session login(String user) {
        logins.merge(user, 1, Integer::sum);
        Session s = sessions.get(user);
        if (s == null) {
            Session fresh = new Session(user, 0);
            s = sessions.putIfAbsent(user, fresh);
            if (s == null) {
                s = fresh;
            }
        }
        return s;
    }

    void click(String user) {
        boolean stored = false;
        while (!stored) {
            Session old = sessions.get(user);
            if (old == null) {
                return;
            }
            stored = sessions.replace(user, old, old.click());
        }
    }

    int clicks() {
        return sessions.values().stream().mapToInt(Session::clicks).sum();
    }

    public static void main(String[] args) throws Exception {
        SessionRegistry reg = new SessionRegistry();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> fs = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            String user = "u" + i % 3;
            fs.add(pool.submit(() -> {
                reg.login(user);
                for (int k = 0; k < 20; k++) {
                    reg.click(user);
                }
            }));
        }
        for (Future<?> f : fs) {
            f.get();
        }
        pool.shutdown();
        System.out.println(reg.clicks() + " " + reg.logins);
    }
}
