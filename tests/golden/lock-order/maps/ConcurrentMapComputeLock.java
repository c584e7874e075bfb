// run: scan --only lock-order
// expect: lock-order
// The function of compute runs with the bin of the map locked and takes the audit lock; the auditor holds its lock and puts the same key.
import java.util.concurrent.ConcurrentHashMap;

public class ConcurrentMapComputeLock {
	static final ConcurrentHashMap<String, Integer> totals = new ConcurrentHashMap<>();
	static final Object audit = new Object();
	static int changes;

	static void sell(String item) {
		totals.compute(item, (k, v) -> {
			synchronized (audit) {
				changes++;
				return v == null ? 1 : v + 1;
			}
		});
	}

	static void reset(String item) {
		synchronized (audit) {
			changes = 0;
			totals.put(item, 0);
		}
	}

	public static void main(String[] args) {
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) sell("apple");
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) reset("apple");
		}).start();
	}
}
// corpus: unseen
