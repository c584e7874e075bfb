// run: scan --library --only stale-value
// expect: stale-value
// nextRecord reads the position under the lock, scans, and writes the new position under the lock again; two threads return the same record
import java.util.Optional;
import java.util.function.Function;

public class RecordScanner<T> {
    private final Object lock = new Object();
    private final String text;
    private final char separator;
    private final Function<String, T> convert;
    private int pos;

    public RecordScanner(String text, char separator, Function<String, T> convert) {
        this.text = text;
        this.separator = separator;
        this.convert = convert;
    }

    private int position() {
        synchronized (lock) {
            return pos;
        }
    }

    private void advance(int to) {
        synchronized (lock) {
            pos = to;
        }
    }

    /** Each record is handed out once; may be called by several workers. */
    public Optional<T> nextRecord() {
        int start = position();
        if (start >= text.length()) {
            return Optional.empty();
        }
        int end = text.indexOf(separator, start);
        if (end < 0) {
            end = text.length();
        }
        advance(end + 1);
        return Optional.of(convert.apply(text.substring(start, end)));
    }
}
// corpus: unseen20
