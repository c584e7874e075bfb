// run: scan --library --only atomicity
// expect: none
// the committer reads the group's offset and generation in one call and stores with the generation it saw; the store compares again, and a refused store is answered to the caller as not done
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class OffsetCommitter {
    public static final class GroupStore {
        public record Position(long offset, int generation) { }

        private final Map<String, Position> positions = new HashMap<>();

        public synchronized Position read(String partition) {
            return positions.getOrDefault(partition, new Position(0, 0));
        }

        public synchronized boolean store(String partition, long offset, int seenGeneration) {
            Position now = positions.getOrDefault(partition, new Position(0, 0));
            if (now.generation() != seenGeneration) {
                return false;
            }
            positions.put(partition, new Position(offset, seenGeneration + 1));
            return true;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final GroupStore group;
    private final Map<String, Integer> pending = new HashMap<>();

    public OffsetCommitter(GroupStore group) {
        this.group = group;
    }

    public void processed(String partition) {
        lock.lock();
        try {
            pending.merge(partition, 1, Integer::sum);
        } finally {
            lock.unlock();
        }
    }

    /** False: somebody else committed; the pending work stays and the caller may try again. */
    public boolean commit(String partition) {
        lock.lock();
        try {
            int n = pending.getOrDefault(partition, 0);
            if (n == 0) {
                return true;
            }
            GroupStore.Position p = group.read(partition);
            if (!group.store(partition, p.offset() + n, p.generation())) {
                return false;
            }
            pending.remove(partition);
            return true;
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen19
