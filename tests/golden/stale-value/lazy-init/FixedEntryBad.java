// run: scan --library --only stale-value
// To add the same thing to a list twice, or to take the first out twice, is not the same as once.
import java.util.ArrayList;
import java.util.List;

public class FixedEntryBad {
    public static class Log {
        private final List<String> lines = new ArrayList<>();

        public synchronized boolean isEmpty() { return lines.isEmpty(); }

        public synchronized boolean has(String line) { return lines.contains(line); }

        public synchronized void add(String line) { lines.add(line); }

        public synchronized void drop(int at) { lines.remove(at); }
    }

    public void head(Log log) {
        if (log.isEmpty())
            log.add("begin"); // expect: stale-value
    }

    public void mark(Log log) {
        if (!log.has("mark"))
            log.add("mark"); // expect: stale-value
    }

    public void shift(Log log) {
        if (!log.isEmpty())
            log.drop(0); // expect: stale-value
    }
}
