// run: scan --library --only stale-value
// expect: none
// In one step; and in a set, where twice is once.
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

public class FixedEntryOk {
    public static class Log {
        private final List<String> lines = new ArrayList<>();
        private final Set<String> marks = new HashSet<>();

        public synchronized void head() {
            if (lines.isEmpty())
                lines.add("begin");
        }

        public synchronized boolean isMarked(String mark) { return marks.contains(mark); }

        public synchronized void mark(String mark) { marks.add(mark); }
    }

    public void head(Log log) { log.head(); }

    public void mark(Log log) {
        if (!log.isMarked("mark"))
            log.mark("mark");
    }
}
