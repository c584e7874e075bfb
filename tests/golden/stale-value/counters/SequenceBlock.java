// run: scan --library --only stale-value
// expect: stale-value
// next reads the cursor with getVolatile and writes cursor + n with setVolatile; two callers get the same block
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import java.util.stream.LongStream;

public class SequenceBlock {
    public record Range(long from, long to) {
        public LongStream stream() {
            return LongStream.range(from, to);
        }
    }

    private static final VarHandle CURSOR;

    static {
        try {
            CURSOR = MethodHandles.lookup().findVarHandle(SequenceBlock.class, "cursor", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final long end;
    private volatile long cursor;

    public SequenceBlock(long start, long end) {
        this.cursor = start;
        this.end = end;
    }

    public Optional<Range> next(int n) {
        long from = (long) CURSOR.getVolatile(this);
        long to = Math.min(end, from + n);
        if (from >= to) {
            return Optional.empty();
        }
        CURSOR.setVolatile(this, to);
        return Optional.of(new Range(from, to));
    }

    public long remaining() {
        return Math.max(0, end - cursor);
    }
}
// corpus: unseen15
