// run: scan --library --only atomicity
// expect: none
// apache/kafka#8476 (KAFKA-9838), repaired - the reader takes one immutable view (end, watermark, records) from the log and checks and reads on that view only
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class OffsetReader {
    public static final class ReplicaLog {
        public record View(List<String> committed, int end) { }

        private final List<String> records = new ArrayList<>();
        private int highWatermark;

        public synchronized void append(String r) {
            records.add(r);
        }

        public synchronized void advanceWatermark() {
            highWatermark = records.size();
        }

        public synchronized void truncateTo(int offset) {
            if (offset < records.size()) {
                records.subList(offset, records.size()).clear();
            }
            highWatermark = Math.min(highWatermark, offset);
        }

        synchronized View view() {
            return new View(List.copyOf(records.subList(0, highWatermark)), records.size());
        }
    }

    private final ReentrantLock fetchLock = new ReentrantLock();
    private final ReplicaLog log;
    private int position;
    private int lag;

    public OffsetReader(ReplicaLog log) {
        this.log = log;
    }

    public List<String> poll(int max) {
        fetchLock.lock();
        try {
            ReplicaLog.View v = log.view();
            lag = v.end() - position;
            if (position >= v.committed().size()) {
                return List.of();
            }
            int to = Math.min(v.committed().size(), position + max);
            List<String> batch = v.committed().subList(position, to);
            position = to;
            return batch;
        } finally {
            fetchLock.unlock();
        }
    }

    public int lag() {
        fetchLock.lock();
        try {
            return lag;
        } finally {
            fetchLock.unlock();
        }
    }
}
// corpus: unseen18
