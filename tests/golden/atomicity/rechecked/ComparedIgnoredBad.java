// run: scan --library --only atomicity
// expect: atomicity
// a refused write is not noticed
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ComparedIgnoredBad {
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

    public ComparedIgnoredBad(GroupStore group) {
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
            group.store(partition, p.offset() + n, p.generation());
            pending.remove(partition);
            return true;
        } finally {
            lock.unlock();
        }
    }
}
