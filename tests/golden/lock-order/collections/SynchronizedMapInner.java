// run: scan --only lock-order
// expect: none
// The synchronized map's mutex is always the innermost lock; nothing foreign is called under it.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapInner {
	private final Map<Integer, String> names = Collections.synchronizedMap(new HashMap<>());
	private int renames;

	public synchronized void rename(int id, String name) {
		renames++;
		names.put(id, name);
	}

	public int longest() {
		int max = 0;
		synchronized (names) {
			for (String s : names.values())
				max = Math.max(max, s.length());
		}
		return max + count();
	}

	private synchronized int count() {
		return renames;
	}
}
// corpus: unseen
