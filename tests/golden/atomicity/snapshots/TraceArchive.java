// run: scan --library --only atomicity
// expect: atomicity
// absorb copies the log's entries and then clears it; entries appended between snapshot and clear are lost
import java.util.ArrayList;
import java.util.List;

public class TraceArchive {
    public static class TraceLog {
        private final List<String> lines = new ArrayList<>();

        public synchronized void append(String line) {
            lines.add(line);
        }

        public synchronized List<String> snapshot() {
            return new ArrayList<>(lines);
        }

        public synchronized void clear() {
            lines.clear();
        }
    }

    private final Object lock = new Object();
    private final List<String> archived = new ArrayList<>();
    private long bytes;

    public int absorb(TraceLog log) {
        synchronized (lock) {
            List<String> fresh = log.snapshot();
            for (String line : fresh) {
                archived.add(line);
                bytes += line.length();
            }
            log.clear();
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
