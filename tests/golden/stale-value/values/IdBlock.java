// run: scan --library --only stale-value
// expect: none
// the cursor is moved by VarHandle.compareAndSet from the value that was read, else the loop reads again
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Optional;
import java.util.stream.LongStream;

public class IdBlock {
    public record Range(long from, long to) {
        public LongStream stream() {
            return LongStream.range(from, to);
        }
    }

    private static final VarHandle CURSOR;

    static {
        try {
            CURSOR = MethodHandles.lookup().findVarHandle(IdBlock.class, "cursor", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final long end;
    private volatile long cursor;

    public IdBlock(long start, long end) {
        this.cursor = start;
        this.end = end;
    }

    public Optional<Range> next(int n) {
        long from;
        long to;
        do {
            from = (long) CURSOR.getVolatile(this);
            to = Math.min(end, from + n);
            if (from >= to) {
                return Optional.empty();
            }
        } while (!CURSOR.compareAndSet(this, from, to));
        return Optional.of(new Range(from, to));
    }

    public long remaining() {
        return Math.max(0, end - cursor);
    }
}
// corpus: unseen15
