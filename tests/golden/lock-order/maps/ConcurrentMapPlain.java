// run: scan --only lock-order
// expect: none
// The concurrent map's functions take no lock, and the lock holder's calls into the map run nothing foreign.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

public class ConcurrentMapPlain {
	private final ConcurrentHashMap<String, LongAdder> totals = new ConcurrentHashMap<>();
	private int resets;

	public void sell(String item) {
		totals.computeIfAbsent(item, k -> new LongAdder()).increment();
	}

	public synchronized void reset(String item) {
		resets++;
		totals.remove(item);
	}

	public synchronized int resets() {
		return resets + totals.size();
	}
}
// corpus: unseen
