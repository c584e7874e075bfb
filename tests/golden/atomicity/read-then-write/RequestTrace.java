// run: scan --only atomicity
// expect: none
// the two calls on the shared statistics (count, add time) are independent increments, neither uses what the other saw
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class RouteStats {
    private long hits;
    private long bytes;

    synchronized void hit() {
        hits++;
    }

    synchronized void sent(long n) {
        bytes += n;
    }

    synchronized String line() {
        return hits + " hits " + bytes + " bytes";
    }
}

public class RequestTrace {
    private final RouteStats stats;
    private final Deque<String> recent = new ArrayDeque<>();

    RequestTrace(RouteStats stats) {
        this.stats = stats;
    }

    synchronized void served(String path, long size) {
        recent.addLast(path);
        if (recent.size() > 10) {
            recent.removeFirst();
        }
        stats.hit();
        stats.sent(size);
    }

    synchronized String lastPath() {
        return recent.isEmpty() ? "none" : recent.getLast();
    }

    public static void main(String[] args) throws InterruptedException {
        RouteStats stats = new RouteStats();
        RequestTrace front = new RequestTrace(stats);
        RequestTrace admin = new RequestTrace(stats);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 2_000; i++) {
            int n = i;
            pool.execute(() -> (n % 3 == 0 ? admin : front).served("/p" + n, n));
        }
        System.out.println(stats.line());
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(stats.line() + " " + front.lastPath() + " " + admin.lastPath());
    }
}
// corpus: unseen17
