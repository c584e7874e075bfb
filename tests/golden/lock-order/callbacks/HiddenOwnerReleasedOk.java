// run: scan --library --only lock-order
// The hook is run when the lock is free again.
// expect: none
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;

public class HiddenOwnerReleasedOk {
	private final ReentrantLock lock = new ReentrantLock();
	private final ArrayDeque<Integer> ids = new ArrayDeque<>();
	private final IntConsumer hook;

	public HiddenOwnerReleasedOk(IntConsumer hook) {
		this.hook = hook;
	}

	public boolean has(int id) {
		lock.lock();
		try {
			return ids.contains(id);
		} finally {
			lock.unlock();
		}
	}

	public void evict() {
		int id;
		lock.lock();
		try {
			id = ids.pop();
		} finally {
			lock.unlock();
		}
		hook.accept(id);
	}
}

class Registry {
	private final Map<String, Integer> byName = new HashMap<>();
	private final HiddenOwnerReleasedOk pool = new HiddenOwnerReleasedOk(this::forget);

	private synchronized void forget(int id) {
		byName.values().remove(id);
	}

	public synchronized boolean find(String name) {
		return pool.has(byName.get(name));
	}
}
