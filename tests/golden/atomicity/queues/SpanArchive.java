// run: scan --library --only atomicity
// expect: none
// drain hands over the entries and empties the log in one step; the later append is independent of what was drained
import java.util.ArrayList;
import java.util.List;

public class SpanArchive {
    public static class SpanLog {
        private List<String> lines = new ArrayList<>();

        public synchronized void append(String line) {
            lines.add(line);
        }

        public synchronized List<String> drain() {
            List<String> out = lines;
            lines = new ArrayList<>();
            return out;
        }
    }

    private final Object lock = new Object();
    private final List<String> archived = new ArrayList<>();
    private long bytes;

    public int absorb(SpanLog log) {
        synchronized (lock) {
            List<String> fresh = log.drain();
            for (String line : fresh) {
                archived.add(line);
                bytes += line.length();
            }
            log.append("-- archived --");
            return fresh.size();
        }
    }

    public long bytes() {
        synchronized (lock) {
            return bytes;
        }
    }

    public List<String> search(String needle) {
        synchronized (lock) {
            return archived.stream().filter(l -> l.contains(needle)).toList();
        }
    }
}
// corpus: unseen20
