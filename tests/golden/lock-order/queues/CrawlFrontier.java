// run: scan --library --only lock-order
// expect: none
// internetarchive/heritrix3#61 (HER-2065) - after the fix the work queue's monitor always comes first and the precedence map's second, on the way in and on the way out
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SortedMap;
import java.util.TreeMap;

class HostQueue {
    private final String host;
    private final Deque<String> uris = new ArrayDeque<>();
    private int precedence = 3;
    private boolean active = true;

    HostQueue(String host) {
        this.host = host;
    }

    String host() {
        return host;
    }

    void enqueue(String uri) {
        uris.add(uri);
    }

    String dequeue() {
        return uris.poll();
    }

    boolean isEmpty() {
        return uris.isEmpty();
    }

    int precedence() {
        return precedence;
    }

    void penalise() {
        precedence++;
    }

    boolean setActive(boolean b) {
        boolean changed = active != b;
        active = b;
        return changed;
    }
}

public class CrawlFrontier {
    private final SortedMap<Integer, Deque<HostQueue>> inactiveByPrecedence = new TreeMap<>();

    public void schedule(HostQueue q, String uri) {
        synchronized (q) {
            q.enqueue(uri);
            deactivate(q);
        }
    }

    public String next(HostQueue q) {
        synchronized (q) {
            if (q.setActive(true)) {
                synchronized (inactiveByPrecedence) {
                    Deque<HostQueue> level = inactiveByPrecedence.get(q.precedence());
                    if (level != null) {
                        level.remove(q);
                    }
                }
            }
            String uri = q.dequeue();
            if (q.isEmpty()) {
                q.penalise();
            }
            return uri;
        }
    }

    public void finished(HostQueue q) {
        synchronized (q) {
            if (!q.isEmpty()) {
                deactivate(q);
            }
        }
    }

    private void deactivate(HostQueue q) {
        if (!q.setActive(false)) {
            return;
        }
        synchronized (inactiveByPrecedence) {
            inactiveByPrecedence.computeIfAbsent(q.precedence(), k -> new ArrayDeque<>()).add(q);
        }
    }

    public int levels() {
        synchronized (inactiveByPrecedence) {
            return inactiveByPrecedence.size();
        }
    }
}
// corpus: unseen18
