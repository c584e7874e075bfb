// run: scan --library --only atomicity
// expect: none
// a helper compares, and its answer decides
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ComparedByHelperOk {
    public static final class GroupStore {
        public record Position(long offset, int generation) { }

        private final Map<String, Position> positions = new HashMap<>();

        public synchronized Position read(String partition) {
            return positions.getOrDefault(partition, new Position(0, 0));
        }

        private boolean isCurrent(String partition, int g) {
            Position now = positions.get(partition);
            return now != null && now.generation() == g;
        }

        public synchronized boolean store(String partition, long offset, int seenGeneration) {
            if (!isCurrent(partition, seenGeneration)) {
                return false;
            }
            positions.put(partition, new Position(offset, seenGeneration + 1));
            return true;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final GroupStore group;
    private final Map<String, Integer> pending = new HashMap<>();

    public ComparedByHelperOk(GroupStore group) {
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
