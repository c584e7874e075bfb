// run: scan --library --only atomicity
// expect: atomicity
// Kafka follower style: the fetcher under its lock asks the log end and then reads up to it; a truncation between the two makes the read fail or the position wrong
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReplicaFetcher {
    public static class PartitionLog {
        private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        private final List<String> records = new ArrayList<>();

        public void append(String r) {
            lock.writeLock().lock();
            try {
                records.add(r);
            } finally {
                lock.writeLock().unlock();
            }
        }

        public void truncateTo(int offset) {
            lock.writeLock().lock();
            try {
                records.subList(Math.min(offset, records.size()), records.size()).clear();
            } finally {
                lock.writeLock().unlock();
            }
        }

        public int endOffset() {
            lock.readLock().lock();
            try {
                return records.size();
            } finally {
                lock.readLock().unlock();
            }
        }

        public List<String> read(int from, int to) {
            lock.readLock().lock();
            try {
                return List.copyOf(records.subList(from, to));
            } finally {
                lock.readLock().unlock();
            }
        }
    }

    private final PartitionLog leader;
    private final List<String> local = new ArrayList<>();
    private int position;

    public ReplicaFetcher(PartitionLog leader) {
        this.leader = leader;
    }

    public synchronized int fetch() {
        int end = leader.endOffset();
        if (end <= position) {
            return 0;
        }
        List<String> batch = leader.read(position, end);
        local.addAll(batch);
        position = end;
        return batch.size();
    }

    public synchronized int position() {
        return position;
    }
}
// corpus: unseen19
