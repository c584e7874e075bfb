// run: scan --only atomicity --library
// expect: atomicity
// TailReader.drainLast holds the reader's lock but lines.size() and lines.remove(size-1) lock the caller's synchronizedList separately; a writer appending in between makes it remove a line that is no longer the last, a clearing one makes it throw.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class TailReader {

    /** Shared by producers and readers. */
    public static final class LogBuffer {
        final List<String> lines = Collections.synchronizedList(new ArrayList<>());

        public void append(String line) {
            lines.add(line);
        }

        public void clear() {
            lines.clear();
        }

        public TailReader reader() {
            return new TailReader(lines);
        }
    }

    private final List<String> lines;
    private final StringBuilder seen = new StringBuilder();

    TailReader(List<String> lines) {
        this.lines = lines;
    }

    public synchronized String drainLast() {
        if (lines.isEmpty()) {
            return null;
        }
        String last = lines.remove(lines.size() - 1);
        seen.append(last).append('\n');
        return last;
    }

    public synchronized String seen() {
        return seen.toString();
    }
}
// corpus: unseen
