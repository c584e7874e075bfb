// run: scan --only stale-value
// expect: stale-value
// seen() and remember() are two sections, one URL queued twice
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Queue;
import java.util.Set;

public class CrawlFrontier {
    private final Set<String> visited = new HashSet<>();
    private final Queue<String> queue = new ArrayDeque<>();

    private boolean seen(String url) {
        synchronized (visited) { return visited.contains(url); }
    }
    private void remember(String url) {
        synchronized (visited) { visited.add(url); }
    }

    public void offer(String url) {
        String u = url.toLowerCase();
        if (seen(u)) return;
        remember(u);
        synchronized (queue) { queue.add(u); }
    }

    public String next() { synchronized (queue) { return queue.poll(); } }
}
// corpus: unseen
