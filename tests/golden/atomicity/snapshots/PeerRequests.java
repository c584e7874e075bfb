// run: scan --library --only atomicity
// expect: none
// Consensys/discovery#54, repaired - onTimeout removes at once and looks at what came back; there is no isPending() before
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

final class OpenRequests {
    private final Map<Long, CompletableFuture<String>> pending = new HashMap<>();

    synchronized void add(long id, CompletableFuture<String> f) {
        pending.put(id, f);
    }

    synchronized CompletableFuture<String> remove(long id) {
        return pending.remove(id);
    }
}

public class PeerRequests {
    public record Sent(long id, String payload, CompletableFuture<String> answer) { }

    private final Lock sessionLock = new ReentrantLock();
    private final OpenRequests requests = new OpenRequests();
    private long nextId;
    private int failures;

    public Sent send(String payload) {
        CompletableFuture<String> f = new CompletableFuture<>();
        sessionLock.lock();
        try {
            long id = nextId++;
            requests.add(id, f);
            return new Sent(id, payload, f);
        } finally {
            sessionLock.unlock();
        }
    }

    /** Called by the network thread. */
    public void onAnswer(long id, String answer) {
        CompletableFuture<String> f = requests.remove(id);
        if (f != null) {
            f.complete(answer);
        }
    }

    /** Called by the timer thread. */
    public void onTimeout(long id) {
        CompletableFuture<String> expired;
        sessionLock.lock();
        try {
            expired = requests.remove(id);
            if (expired != null) {
                failures++;
            }
        } finally {
            sessionLock.unlock();
        }
        if (expired != null) {
            expired.cancel(false);
        }
    }

    public int failures() {
        sessionLock.lock();
        try {
            return failures;
        } finally {
            sessionLock.unlock();
        }
    }
}
// corpus: unseen18
