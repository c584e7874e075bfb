// run: scan --library --only stale-value
// expect: none
// nextChunk holds the lock over reading and moving the position; the helpers take it again reentrantly
import java.util.Optional;
import java.util.function.Function;

public class ChunkScanner<T> {
    private final Object lock = new Object();
    private final String text;
    private final char separator;
    private final Function<String, T> convert;
    private int pos;

    public ChunkScanner(String text, char separator, Function<String, T> convert) {
        this.text = text;
        this.separator = separator;
        this.convert = convert;
    }

    public int position() {
        synchronized (lock) {
            return pos;
        }
    }

    private void advance(int to) {
        synchronized (lock) {
            pos = to;
        }
    }

    public Optional<T> nextChunk() {
        String chunk;
        synchronized (lock) {
            int start = position();
            if (start >= text.length()) {
                return Optional.empty();
            }
            int end = text.indexOf(separator, start);
            if (end < 0) {
                end = text.length();
            }
            chunk = text.substring(start, end);
            advance(end + 1);
        }
        return Optional.of(convert.apply(chunk));
    }
}
// corpus: unseen20
