// run: scan --library --only stale-value
// expect: none
// commit carries the version that was read and is refused when it has changed; advance then reads again and retries
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;

public class VersionedOffsets {
    private record Mark(long offset, long version) {
        static final Mark START = new Mark(0, 0);
    }

    private final Map<Path, Mark> marks = new HashMap<>();

    private synchronized Mark read(Path file) {
        return marks.getOrDefault(file, Mark.START);
    }

    private synchronized boolean commit(Path file, Mark seen, long offset) {
        Mark now = marks.getOrDefault(file, Mark.START);
        if (now.version() != seen.version()) {
            return false;
        }
        marks.put(file, new Mark(offset, seen.version() + 1));
        return true;
    }

    /** Moves the offset with a function that runs outside the lock and may run more than once. */
    public long advance(Path file, LongUnaryOperator step) {
        Path key = file.normalize();
        for (;;) {
            Mark seen = read(key);
            long offset = step.applyAsLong(seen.offset());
            if (commit(key, seen, offset)) {
                return offset;
            }
            Thread.onSpinWait();
        }
    }

    public long offset(Path file) {
        return read(file.normalize()).offset();
    }

    public synchronized int files() {
        return marks.size();
    }
}
// corpus: unseen13
