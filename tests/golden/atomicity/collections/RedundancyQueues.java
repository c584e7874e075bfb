// run: scan --library --only atomicity
// expect: none
// apache/hadoop#5450 (HDFS-16939) after the fix - every method of the class is synchronized, and the synchronized per-priority sets are private and never leave it, so size and removal cannot be parted
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

public class RedundancyQueues {
    private static final int LEVELS = 5;
    private final List<Set<Long>> priorityQueues = new ArrayList<>(LEVELS);
    private int corrupt;

    public RedundancyQueues() {
        for (int i = 0; i < LEVELS; i++) {
            priorityQueues.add(Collections.synchronizedSet(new LinkedHashSet<>()));
        }
    }

    public synchronized int size() {
        int n = 0;
        for (Set<Long> q : priorityQueues) {
            n += q.size();
        }
        return n;
    }

    public synchronized boolean add(long block, int live, int expected) {
        int p = priority(live, expected);
        Set<Long> q = priorityQueues.get(p);
        if (q.contains(block)) {
            return false;
        }
        q.add(block);
        if (p == LEVELS - 1) {
            corrupt++;
        }
        return true;
    }

    public synchronized boolean remove(long block, int live, int expected) {
        int p = priority(live, expected);
        if (removeFrom(p, block)) {
            return true;
        }
        for (int i = 0; i < LEVELS; i++) {
            if (i != p && removeFrom(i, block)) {
                return true;
            }
        }
        return false;
    }

    private boolean removeFrom(int level, long block) {
        Set<Long> q = priorityQueues.get(level);
        if (q.contains(block)) {
            q.remove(block);
            if (level == LEVELS - 1) {
                corrupt--;
            }
            return true;
        }
        return false;
    }

    public synchronized long[] choose(int max) {
        Set<Long> q = priorityQueues.get(0);
        long[] chosen = new long[Math.min(max, q.size())];
        int i = 0;
        for (Long b : q) {
            if (i == chosen.length) {
                break;
            }
            chosen[i++] = b;
        }
        return chosen;
    }

    public synchronized int corrupt() {
        return corrupt;
    }

    private static int priority(int live, int expected) {
        if (live == 0) {
            return LEVELS - 1;
        }
        return live * 3 < expected ? 1 : live == 1 ? 0 : 2;
    }
}
// corpus: unseen18
