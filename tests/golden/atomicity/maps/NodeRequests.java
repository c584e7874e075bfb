// run: scan --library --only atomicity
// expect: atomicity
// Consensys/discovery#54 (issue 53) - the timeout handler holds the session lock, the answer handler does not: between isPending() and remove() the other one removes the request and remove() gives null
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

final class PendingRequests {
    private final Map<Long, CompletableFuture<String>> pending = new HashMap<>();

    synchronized void add(long id, CompletableFuture<String> f) {
        pending.put(id, f);
    }

    synchronized boolean isPending(long id) {
        return pending.containsKey(id);
    }

    synchronized CompletableFuture<String> remove(long id) {
        return pending.remove(id);
    }
}

public class NodeRequests {
    private final Lock sessionLock = new ReentrantLock();
    private final PendingRequests requests = new PendingRequests();
    private long nextId;
    private int failures;

    public CompletableFuture<String> send(String payload) {
        CompletableFuture<String> f = new CompletableFuture<>();
        sessionLock.lock();
        try {
            requests.add(nextId++, f);
        } finally {
            sessionLock.unlock();
        }
        return f;
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
        CompletableFuture<String> expired = null;
        boolean timedOut = false;
        sessionLock.lock();
        try {
            if (requests.isPending(id)) {
                expired = requests.remove(id);
                failures++;
                timedOut = true;
            }
        } finally {
            sessionLock.unlock();
        }
        if (timedOut) {
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
