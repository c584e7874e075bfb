// ContainsKey then put on a ConcurrentHashMap: two threads both open a connection for one host and one is lost.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.open severity=low
// Should be: medium
// corpus: unseen31
import java.util.List;
import java.util.Map;
import java.util.ArrayList;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class ConnectionRegistry {
    static final class Connection {
        private static final AtomicInteger OPENED = new AtomicInteger();
        private final String host;
        private final AtomicInteger uses = new AtomicInteger();

        Connection(String host) {
            this.host = host;
            OPENED.incrementAndGet();
        }

        void send(String line) {
            uses.addAndGet(line.length());
        }
    }

    private final Map<String, Connection> open = new ConcurrentHashMap<>();

    Connection connect(String host) {
        if (!open.containsKey(host)) {
            Connection c = dial(host);
            open.put(host, c);
        }
        return open.get(host);
    }

    private Connection dial(String host) {
        return new Connection(host.toLowerCase());
    }

    int bytes() {
        int n = 0;
        for (Connection c : open.values()) {
            n += c.uses.get();
        }
        return n;
    }

    public static void main(String[] args) throws Exception {
        ConnectionRegistry reg = new ConnectionRegistry();
        ExecutorService pool = Executors.newCachedThreadPool();
        List<Future<Integer>> out = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            final int n = i;
            out.add(pool.submit(() -> {
                reg.connect("HOST" + n % 2).send("ping " + n);
                return n;
            }));
        }
        int last = 0;
        for (Future<Integer> f : out) {
            last = f.get();
        }
        pool.shutdown();
        System.out.println(last + " " + reg.bytes() + " " + Connection.OPENED.get());
    }
}
