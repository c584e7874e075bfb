// run: scan --only atomicity
// expect: atomicity
// apache/kafka#8476 (KAFKA-9838) - under the reader's lock the end offset is checked first and the high watermark fetched afterwards; a truncation between the two makes the start offset lie behind the end
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

final class SegmentLog {
    private final List<String> records = new ArrayList<>();
    private int highWatermark;

    synchronized void append(String r) {
        records.add(r);
    }

    synchronized void advanceWatermark() {
        highWatermark = records.size();
    }

    synchronized void truncateTo(int offset) {
        while (records.size() > offset) {
            records.remove(records.size() - 1);
        }
        highWatermark = Math.min(highWatermark, offset);
    }

    synchronized int endOffset() {
        return records.size();
    }

    synchronized int highWatermark() {
        return highWatermark;
    }

    synchronized String read(int offset) {
        return records.get(offset);
    }
}

public class PartitionReader {
    private final ReentrantLock fetchLock = new ReentrantLock();
    private final SegmentLog log;
    private int position;
    private long bytes;

    PartitionReader(SegmentLog log) {
        this.log = log;
    }

    String poll() {
        fetchLock.lock();
        try {
            if (position >= log.endOffset() || position >= log.highWatermark()) {
                return null;
            }
            String r = log.read(position);
            position++;
            bytes += r.length();
            return r;
        } finally {
            fetchLock.unlock();
        }
    }

    void seek(int offset) {
        fetchLock.lock();
        try {
            position = offset;
        } finally {
            fetchLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SegmentLog log = new SegmentLog();
        PartitionReader reader = new PartitionReader(log);
        Thread replica = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                log.append("r" + i);
                log.advanceWatermark();
                if (i % 16 == 15) {
                    log.truncateTo(0);
                }
            }
        }, "replica");
        Thread consumer = new Thread(() -> {
            for (int i = 0; i < 200_000; i++) {
                if (reader.poll() == null) {
                    reader.seek(0);
                }
            }
        }, "consumer");
        replica.start();
        consumer.start();
        replica.join();
        consumer.join();
    }
}
// corpus: unseen18
