// run: scan --only lock-order --library
// expect: none
// Locks for several keys are taken in sorted key order through one helper.
import java.util.List;
import java.util.TreeSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;

public class LockMapSortedKeys {
	private final ConcurrentHashMap<String, ReentrantLock> locks = new ConcurrentHashMap<>();
	private final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();

	private List<ReentrantLock> lockAll(Collection<String> keys) {
		List<ReentrantLock> held = new ArrayList<>();
		for (String k : new TreeSet<>(keys)) {
			ReentrantLock l = locks.computeIfAbsent(k, x -> new ReentrantLock());
			l.lock();
			held.add(l);
		}
		return held;
	}

	public boolean reserve(List<String> skus) {
		List<ReentrantLock> held = lockAll(skus);
		try {
			for (String s : skus) if (stock.getOrDefault(s, 0) == 0) return false;
			for (String s : skus) stock.merge(s, -1, Integer::sum);
			return true;
		} finally {
			for (int i = held.size() - 1; i >= 0; i--) held.get(i).unlock();
		}
	}
}
// corpus: unseen
