// run: scan --library --only atomicity
// expect: none
// the two calls on the shared tally are additions to independent counters, neither uses an answer of the other
import java.util.HashMap;
import java.util.Map;

public class AccessStats {
    public static final class Tally {
        private long requests;
        private long bytes;

        public synchronized void addRequest() {
            requests++;
        }

        public synchronized void addBytes(long n) {
            bytes += n;
        }

        public synchronized long requests() {
            return requests;
        }

        public synchronized long bytes() {
            return bytes;
        }
    }

    private final Tally global;
    private final Map<String, Long> perPath = new HashMap<>();

    public AccessStats(Tally global) {
        this.global = global;
    }

    public synchronized void served(String path, long bytes) {
        perPath.merge(path, bytes, Long::sum);
        global.addRequest();
        global.addBytes(bytes);
    }

    public synchronized long bytesOf(String path) {
        return perPath.getOrDefault(path, 0L);
    }

    public synchronized Map<String, Long> paths() {
        return Map.copyOf(perPath);
    }
}
// corpus: unseen16
