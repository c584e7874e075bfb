// run: scan --only lock-order
// expect: lock-order
// The name map is locked by callers through Collections.synchronizedMap's mutex and then the owner; rename locks the owner and then the map.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapMutex {
	private final Map<Integer, String> names = Collections.synchronizedMap(new HashMap<>());
	private int renames;

	public synchronized void rename(int id, String name) {
		renames++;
		names.put(id, name);
	}

	public int longest() {
		synchronized (names) {
			int max = 0;
			for (String s : names.values())
				max = Math.max(max, s.length());
			return max + count();
		}
	}

	private synchronized int count() {
		return renames;
	}
}
// corpus: unseen
