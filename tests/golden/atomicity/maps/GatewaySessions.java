// run: scan --only atomicity
// expect: none
// putIfAbsent and replace(key, old, new) check again themselves; a failed replace is tried anew
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class GatewaySessions {
    record Session(String user, String gateway, long generation) {}

    private final String name;
    private final ConcurrentMap<String, Session> directory;
    private final Set<String> mine = new HashSet<>();

    GatewaySessions(String name, ConcurrentMap<String, Session> directory) {
        this.name = name;
        this.directory = directory;
    }

    synchronized Session takeOver(String user) {
        while (true) {
            Session first = new Session(user, name, 1);
            Session prior = directory.putIfAbsent(user, first);
            if (prior == null) {
                mine.add(user);
                return first;
            }
            Session next = new Session(user, name, prior.generation() + 1);
            if (directory.replace(user, prior, next)) {
                mine.add(user);
                return next;
            }
        }
    }

    synchronized int touched() {
        return mine.size();
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentMap<String, Session> directory = new ConcurrentHashMap<>();
        GatewaySessions east = new GatewaySessions("east", directory);
        GatewaySessions west = new GatewaySessions("west", directory);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 500; i++) {
            String user = "u" + i % 10;
            pool.execute(() -> east.takeOver(user));
            pool.execute(() -> west.takeOver(user));
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(directory.values().stream().mapToLong(Session::generation).sum());
    }
}
// corpus: unseen15
