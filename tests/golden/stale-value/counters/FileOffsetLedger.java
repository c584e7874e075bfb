// run: scan --library --only stale-value
// expect: stale-value
// cell gets, finds nothing and puts a new counter: two readers of a new file make two counters and what was added to the first is lost
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicLong;

public class FileOffsetLedger {
    private final ConcurrentMap<Path, AtomicLong> offsets = new ConcurrentHashMap<>();
    private final long chunk;

    public FileOffsetLedger(long chunk) {
        this.chunk = chunk;
    }

    private AtomicLong cell(Path file) {
        Path key = file.normalize();
        AtomicLong cell = offsets.get(key);
        if (cell == null) {
            cell = new AtomicLong();
            offsets.put(key, cell);
        }
        return cell;
    }

    /** Claims the next chunk of the file and answers where it starts. */
    public long advance(Path file) {
        return cell(file).getAndAdd(chunk);
    }

    public long offset(Path file) {
        AtomicLong c = offsets.get(file.normalize());
        return c == null ? 0 : c.get();
    }

    public Map<String, Long> snapshot() {
        Map<String, Long> out = new TreeMap<>();
        offsets.forEach((p, c) -> out.put(p.toString(), c.get()));
        return out;
    }
}
// corpus: unseen13
