// run: scan --only atomicity
// expect: none
// cache statistics style: two calls on the shared counters inside one step, but each is an update of its own number and none uses what the other saw
import java.util.LinkedHashMap;
import java.util.Map;

class TrafficCounters {
    private long hits;
    private long misses;
    private long bytes;

    synchronized void hit() {
        hits++;
    }

    synchronized void miss() {
        misses++;
    }

    synchronized void moved(long n) {
        bytes += n;
    }

    synchronized String line() {
        return hits + misses + " requests, " + bytes + " bytes";
    }
}

public class CachingFetcher {
    private final TrafficCounters counters;
    private final Map<String, byte[]> cache = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, byte[]> e) {
            return size() > 8;
        }
    };

    CachingFetcher(TrafficCounters counters) {
        this.counters = counters;
    }

    synchronized int fetch(String url) {
        byte[] body = cache.get(url);
        if (body != null) {
            counters.hit();
        } else {
            counters.miss();
            body = url.getBytes();
            cache.put(url, body);
        }
        counters.moved(body.length);
        return body.length;
    }

    public static void main(String[] args) throws InterruptedException {
        TrafficCounters counters = new TrafficCounters();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            CachingFetcher own = new CachingFetcher(counters);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 5_000; k++) {
                    own.fetch("/img/" + (k % 10));
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(counters.line());
    }
}
// corpus: unseen19
